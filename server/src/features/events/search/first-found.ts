import type { EntityManager } from 'typeorm';
import { PLANNED_ANEW } from '../../../platform/database/connection/statement-names.js';
import { Columns, columnsOf } from '../../../platform/database/sql/columns.js';
import type { Conditions } from '../../../platform/database/sql/conditions.js';
import { sortedBy, upToKeys } from '../../../platform/graphql/lists/list-order.js';
import { Event } from '../event.entity.js';
import type { EventListOrder } from '../lists/event-order.js';

/** Matches that tell how far a page of them reaches at most: some more than one in a thousand of a million events. */
const SAMPLED = 1_200;
/** Each leaves about a fiftieth of the list to a page of twenty. */
const MAX_ROUNDS = 4;

/** FROM and WHERE for some events, with their values. */
export type Found = Pick<Conditions, 'sql' | 'values'>;

/** How many matches were read together. */
const among = new Columns<{ among: number }>([{ sql: 'among', path: ['among'] }]);

/**
 * The first in a list's order of what an index finds without an order. To read and sort all matches would take as long as
 * there are matches. So some of them are read: the page ends where theirs does, or earlier, and PostgreSQL combines
 * that end with the words by the indexes of both before it reads another event.
 * @param find looks up what matches within a part of the list
 */
export async function firstFound(
  { database, order }: { database: EntityManager; order: EventListOrder },
  list: Conditions,
  limit: number,
  find: (within: Conditions) => Found,
): Promise<Event[]> {
  const columns = columnsOf(database, Event);
  const sampled = columns.and(among);
  let within = list;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { sql, values } = find(within);
    const events = await sampled.query(
      database,
      `${PLANNED_ANEW} ${sampled.sql} FROM (
         SELECT id AS found_id, (count(*) OVER ())::int AS among
         FROM (SELECT ${order.columns.join(', ')} ${sql} LIMIT ${SAMPLED}) AS some_events
         ORDER BY ${sortedBy(order)} LIMIT ${limit}
       ) AS first_events JOIN events ON events.id = found_id ORDER BY ${sortedBy(order)}`,
      values,
    );
    const last = events[limit - 1];
    const isPage = last ? last.among < SAMPLED : within === list;
    if (isPage) return events;
    // One was deleted meanwhile.
    if (!last) break;
    within = upToKeys(list.copy(), order, order.keysOf(last));
  }
  const { sql, values } = find(list);
  return columns.query(
    database,
    `SELECT ${columns.sql} ${sql} ORDER BY ${sortedBy(order, order.sorted)} LIMIT ${limit}`,
    values,
  );
}
