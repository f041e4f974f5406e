import type { EntityManager } from 'typeorm';
import { isThere } from '../../platform/database/sql/is-there.js';
import { read } from '../../platform/database/sql/read.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Event } from './event.entity.js';
import { findEvent } from './find-event.js';

/** SQL of a row of events: whether lists, searches, counts and the site map show it. */
export const IS_LISTED = 'events.public AND events.deleted_at IS NULL';

/**
 * SQL of a row of events: whether an account may see it. Every caller sees a public event. Its creator sees an event that is
 * not public, and so do the people who have a place at it, hold one or wait for one. An event that an account may not see
 * is not there for it, by any door: see access-rules.md.
 * @param account SQL of the account's id, a column with its table; NULL for a caller without an account
 */
export function visibleTo(account: string): string {
  const own = ['sign_ups', 'place_holds', 'waiting_list_entries'].map((table) =>
    isThere(`${table} AS own WHERE own.event_id = events.id AND own.account_id = ${account}`),
  );
  const seers = ['events.public', `events.created_by_id = ${account}`, ...own];
  return `(events.deleted_at IS NULL AND (${seers.join(' OR ')}))`;
}

/** A caller; without a viewer it has no account. */
interface Caller {
  database: EntityManager;
  viewer: Pick<Viewer, 'accountId'> | null;
}

/** Those of events that are there which the caller may see. The database is asked again only about those that are not public. */
export async function onlyVisible<Seen extends Event>(
  { database, viewer }: Caller,
  events: readonly Seen[],
): Promise<readonly Seen[]> {
  const ids = events.filter((event) => !event.public).map(({ id }) => id);
  if (ids.length === 0) return events;
  const rows = await read<{ id: string }>(
    database,
    `SELECT id FROM events WHERE id = ANY($1) AND ${visibleTo('$2::uuid')}`,
    [ids, viewer?.accountId ?? null],
  );
  const visible = new Set(rows.map(({ id }) => id));
  return events.filter((event) => event.public || visible.has(event.id));
}

/** One event; null when there is none with that id that the caller may see. */
export async function findVisibleEvent(caller: Caller, id: string): Promise<Event | null> {
  const event = await findEvent(caller.database, id);
  const [visible = null] = event ? await onlyVisible(caller, [event]) : [];
  return visible;
}

/** Those of these accounts which may see an event. */
export async function accountsThatSee(
  database: EntityManager,
  eventId: string,
  accountIds: readonly string[],
): Promise<Set<string>> {
  const rows = await read<{ id: string }>(
    database,
    `SELECT viewer.id FROM unnest($2::uuid[]) AS viewer (id) JOIN events ON events.id = $1 AND ${visibleTo('viewer.id')}`,
    [eventId, accountIds],
  );
  return new Set(rows.map(({ id }) => id));
}
