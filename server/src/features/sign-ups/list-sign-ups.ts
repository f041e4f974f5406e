import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import { Conditions } from '../../platform/database/conditions.js';
import { type Connection, connectionOf } from '../../platform/graphql/connection.js';
import { Event } from '../events/event.entity.js';
import type { EventKeys } from '../events/event-order.js';
import type { EventPage } from '../events/list-events.js';
import { SignUp } from './sign-up.entity.js';

/**
 * A page of an account's own sign-ups, the soonest event first.
 * @param hasEnded true: only to events that are over, the latest first; false: only to those that are not
 */
export async function listSignUpsOf(
  database: EntityManager,
  accountId: string,
  page: EventPage,
  { hasEnded, now }: { hasEnded: boolean | null; now: Date },
): Promise<Connection<SignUp>> {
  const isLatestFirst = hasEnded === true;
  const conditions = new Conditions().add('account_id = ?', accountId);
  if (hasEnded !== null) conditions.add(`events.ends_at ${hasEnded ? '<=' : '>'} ?`, now);
  const all = { sql: conditions.sql, values: [...conditions.values] };
  if (page.after) {
    conditions.add(
      `(events.date, events.start_time, events.id) ${isLatestFirst ? '<' : '>'} (?, ?, ?)`,
      ...page.after,
    );
  }
  const direction = isLatestFirst ? 'DESC' : 'ASC';
  const columns = columnsOf(database, SignUp).and(columnsOf(database, Event).only('date', 'startTime'));
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql}
     FROM sign_ups JOIN events ON events.id = event_id AND events.deleted_at IS NULL
     WHERE ${conditions.sql}
     ORDER BY events.date ${direction}, events.start_time ${direction}, events.id ${direction}
     LIMIT ${page.first + 1}`,
    conditions.values,
  );
  const keysOf = ({ date, startTime, eventId }: (typeof rows)[number]): EventKeys => [
    date,
    startTime,
    eventId,
  ];
  return connectionOf(rows, page, keysOf, () => countOf(database, all));
}

async function countOf(
  database: EntityManager,
  { sql, values }: Pick<Conditions, 'sql' | 'values'>,
): Promise<number> {
  const [counted] = await database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM sign_ups JOIN events ON events.id = event_id AND events.deleted_at IS NULL
     WHERE ${sql}`,
    values,
  );
  return counted?.count ?? 0;
}
