import { groupBy } from 'es-toolkit/array/groupBy';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/sql/columns.js';
import { Conditions } from '../../platform/database/sql/conditions.js';
import { read } from '../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../platform/graphql/lists/list-order.js';
import { instantKey, type PageRequest } from '../../platform/graphql/lists/page-request.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Event } from '../events/event.entity.js';
import { byStartOfEvent } from '../events/lists/event-order.js';
import type { EventPage } from '../events/lists/list-events.js';
import { IS_VISIBLE } from '../events/visible-to.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

type WaitingKeys = [joinedAt: string, id: string];
type WaitingPage = PageRequest<WaitingKeys>;

/** Of an event's waiting list: the first in line first. */
export const waitingOrder: ListOrder<WaitingListEntry, WaitingKeys> = {
  columns: ['joined_at', 'waiting_list_entries.id'],
  values: ['?::timestamptz', '?::uuid'],
  isDescending: false,
  keys: z.tuple([instantKey, z.uuid()]),
  keysOf: ({ joinedAt, id }) => [joinedAt.toISOString(), id],
};

/** The viewer's own entry in the waiting list of each of these events; null where there is none. */
export const viewerWaitingListEntries: BatchFunction<Context, string, WaitingListEntry | null> = async (
  { database, viewer },
  eventIds,
) => {
  if (!viewer) return eventIds.map(() => null);
  const own = { accountId: viewer.accountId, eventId: In([...eventIds]) };
  const entries = await database.findBy(WaitingListEntry, own);
  const byEvent = new Map(entries.map((entry) => [entry.eventId, entry]));
  return eventIds.map((id) => byEvent.get(id) ?? null);
};

/** The pages of the waiting lists of many events: one statement for events with the same page. */
export const waitingPages: BatchFunction<
  Context,
  { eventId: string; page: WaitingPage },
  Connection<WaitingListEntry>
> = async ({ database, loaders }, wanted) => {
  const found = new Map<object, Connection<WaitingListEntry>>();
  for (const samePage of Object.values(groupBy([...wanted], ({ page }) => JSON.stringify(page)))) {
    const { page } = samePage[0] as { page: WaitingPage };
    const eventIds = new Set(samePage.map(({ eventId }) => eventId));
    const byEvent = groupBy(await inLine(database, [...eventIds], page), ({ eventId }) => eventId);
    for (const key of samePage) {
      const countAll = () => loaders.of(waitingTotals).load(key.eventId);
      found.set(key, connectionOf(byEvent[key.eventId] ?? [], page, waitingOrder.keysOf, countAll));
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of a waiting list is missing'));
};

/** How many wait for each event, those with an offer included. */
const waitingTotals: BatchFunction<Context, string, number> = async ({ database }, eventIds) => {
  const counts = await read<{ eventId: string; count: number }>(
    database,
    `SELECT event_id AS "eventId", count(*)::int AS count FROM waiting_list_entries
     WHERE event_id = ANY($1) GROUP BY event_id`,
    [eventIds],
  );
  const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
  return eventIds.map((id) => byEvent.get(id) ?? 0);
};

function inLine(database: EntityManager, eventIds: string[], page: WaitingPage): Promise<WaitingListEntry[]> {
  const columns = columnsOf(database, WaitingListEntry);
  const conditions = new Conditions().add('event_id = wanted.id');
  const end = addPage(conditions, waitingOrder, page);
  return columns.query(
    database,
    `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (
       SELECT ${columns.sql} FROM waiting_list_entries WHERE ${conditions.sql} ${end}
     ) AS page`,
    [...conditions.values, eventIds],
  );
}

/** A page of an account's own entries, the soonest event first; those of events that have ended are left out. */
export async function listWaitingOf(
  database: EntityManager,
  accountId: string,
  page: EventPage,
  now: Date,
): Promise<Connection<WaitingListEntry>> {
  const conditions = new Conditions().add('account_id = ?', accountId).add('events.ends_at > ?', now);
  const countAll = () => countWaitingOf(database, accountId, now);
  const end = addPage(conditions, byStartOfEvent, page);
  const columns = columnsOf(database, WaitingListEntry).and(
    columnsOf(database, Event).only('date', 'startTime'),
  );
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql}
     FROM waiting_list_entries JOIN events ON events.id = event_id AND ${IS_VISIBLE}
     WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  return connectionOf(rows, page, byStartOfEvent.keysOf, countAll);
}

async function countWaitingOf(database: EntityManager, accountId: string, now: Date): Promise<number> {
  const [found] = await read<{ count: number }>(
    database,
    `SELECT count(*)::int AS count FROM waiting_list_entries
     JOIN events ON events.id = event_id AND ${IS_VISIBLE} AND events.ends_at > $2
     WHERE account_id = $1`,
    [accountId, now],
  );
  return found?.count ?? 0;
}
