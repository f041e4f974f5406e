import type { EntityManager } from 'typeorm';
import { insertedColumnsOf } from '../../platform/database/columns.js';
import type { ErrorCode } from '../error-code.js';
import { countAdded, IS_FULL, type LockedRows, lockEvents } from '../events/count-sign-ups.js';
import { HAS_FREE_PLACE } from '../events/places-left.js';
import { HAS_ACCOUNT, HAS_SIGN_UP, HOLDS_PLACE, isThere } from './add-sign-ups.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

type Rejection =
  | ErrorCode.EVENT_NOT_FOUND
  | ErrorCode.EVENT_ENDED
  | ErrorCode.EVENT_NOT_FULL
  | ErrorCode.ALREADY_SIGNED_UP
  | ErrorCode.ALREADY_WAITING;

/** CHANGED: the event was full when the statement began, and others have changed or locked it since. */
export type WaitingOutcome = 'WAITING' | Rejection | 'ACCOUNT_DELETED' | 'CHANGED';

const WAITS = isThere(
  'waiting_list_entries WHERE event_id = wanted.event_id AND account_id = wanted.account_id',
);

/** By the event as it was when the statement began. */
const OUTCOME = `
  CASE WHEN added.id IS NOT NULL THEN 'WAITING'
       WHEN in_line.id IS NOT NULL THEN 'ALREADY_WAITING'
       WHEN events.id IS NULL THEN 'EVENT_NOT_FOUND'
       WHEN ends_at <= wanted.joined_at THEN 'EVENT_ENDED'
       WHEN ${HAS_SIGN_UP} THEN 'ALREADY_SIGNED_UP'
       WHEN ${WAITS} THEN 'ALREADY_WAITING'
       WHEN ${HAS_FREE_PLACE} OR ${HOLDS_PLACE} THEN 'EVENT_NOT_FULL'
       WHEN ${HAS_ACCOUNT} THEN 'CHANGED'
       ELSE 'ACCOUNT_DELETED' END`;

/** As `addSignUps`: stores and counts those who wait for full events, and says for each why not. */
export async function addWaitingListEntries(
  manager: EntityManager,
  entries: readonly WaitingListEntry[],
  lockedRows: LockedRows,
): Promise<WaitingOutcome[]> {
  const columns = insertedColumnsOf(manager, WaitingListEntry);
  const rows = await manager.query<{ outcome: WaitingOutcome }[]>(
    `WITH wanted AS (
       SELECT ${columns.names}, ordinality AS number
       FROM json_populate_recordset(NULL::waiting_list_entries, $1) WITH ORDINALITY
     ),
     people AS (
       SELECT wanted.* FROM wanted
       JOIN events ON events.id = event_id AND ends_at > joined_at AND ${IS_FULL}
       JOIN accounts ON accounts.id = account_id
       WHERE NOT ${HAS_SIGN_UP} AND NOT ${WAITS} AND NOT ${HOLDS_PLACE}
       FOR KEY SHARE OF accounts ${lockedRows}
     ),
     full_events AS (${lockEvents('people', IS_FULL, lockedRows)}),
     in_line AS (
       SELECT people.* FROM people JOIN full_events ON full_events.id = event_id AND ends_at > joined_at
     ),
     added AS (
       INSERT INTO waiting_list_entries (${columns.names}) SELECT ${columns.names} FROM in_line ORDER BY number
       ON CONFLICT DO NOTHING RETURNING id, event_id
     ),
     counted AS (${countAdded('waiting_count', 'added')})
     SELECT ${OUTCOME} AS outcome FROM wanted
     LEFT JOIN events ON events.id = wanted.event_id AND deleted_at IS NULL
     LEFT JOIN in_line ON in_line.id = wanted.id
     LEFT JOIN added ON added.id = wanted.id
     ORDER BY wanted.number`,
    [columns.jsonOf(entries)],
  );
  return rows.map(({ outcome }) => outcome);
}
