import type { EntityManager } from 'typeorm';
import { insertedColumnsOf } from '../../platform/database/columns.js';
import type { ErrorCode } from '../error-code.js';
import { countAdded, IS_OPEN, type LockedRows, lockEvents } from '../events/count-sign-ups.js';
import { HAS_FREE_PLACE } from '../events/places-left.js';
import { SignUp } from './sign-up.entity.js';

/** Why a person has no place at a free event. */
export type Rejection =
  | ErrorCode.EVENT_NOT_FOUND
  | ErrorCode.EVENT_ENDED
  | ErrorCode.PAYMENT_REQUIRED
  | ErrorCode.ALREADY_SIGNED_UP
  | ErrorCode.EVENT_FULL;

export type SignUpOutcome =
  | 'SIGNED_UP'
  | Rejection
  | 'ACCOUNT_DELETED'
  /** A place is held for this account: it takes that one, also where others are left. */
  | 'HELD'
  /** There was a place when the statement began, which others have taken or locked since: ask again. */
  | 'CHANGED';

/**
 * Whether there is such a row, looked up by an index for each person. PostgreSQL makes a join of an EXISTS, and would read
 * all sign-ups of an event for each person who comes to it.
 */
export const isThere = (rows: string) => `((SELECT true FROM ${rows} LIMIT 1) IS NOT NULL)`;

/** Of a row `wanted` with event, account and address. */
export const HOLDS_PLACE = isThere(
  'place_holds WHERE event_id = wanted.event_id AND account_id = wanted.account_id',
);
/**
 * Of the same row. Two look-ups: before PostgreSQL has counted the rows of a crowd, it takes an event's sign-ups for
 * few, and would read them all for each person to find account or address.
 */
export const HAS_SIGN_UP = `(${isThere(
  'sign_ups WHERE event_id = wanted.event_id AND account_id = wanted.account_id',
)} OR ${isThere('sign_ups WHERE event_id = wanted.event_id AND email = wanted.email')})`;
/** Of the same row. */
export const HAS_ACCOUNT = isThere('accounts WHERE id = wanted.account_id');

/** By the event as it was when the statement began. `in_line`: got to the front, but has a sign-up since. */
const OUTCOME = `
  CASE WHEN added.id IS NOT NULL THEN 'SIGNED_UP'
       WHEN in_line.id IS NOT NULL THEN 'ALREADY_SIGNED_UP'
       WHEN events.id IS NULL THEN 'EVENT_NOT_FOUND'
       WHEN ends_at <= wanted.signed_up_at THEN 'EVENT_ENDED'
       WHEN price_pence > 0 THEN 'PAYMENT_REQUIRED'
       WHEN ${HOLDS_PLACE} THEN 'HELD'
       WHEN ${HAS_SIGN_UP} THEN 'ALREADY_SIGNED_UP'
       WHEN NOT ${HAS_FREE_PLACE} THEN 'EVENT_FULL'
       WHEN ${HAS_ACCOUNT} THEN 'CHANGED'
       ELSE 'ACCOUNT_DELETED' END`;

/**
 * Stores sign-ups to free events, of one event or of many, and counts them, in one statement. The places that are
 * left go to those who are first in the list.
 *
 * It locks accounts first, which may be about to be deleted, then events, then it stores. A sign-up that is stored
 * before would share a lock on the event, by its foreign key, with those of others. A request that needs the event
 * alone would then wait until the last of them.
 * @param lockedRows with SKIP LOCKED it waits for nobody: an event or account that is locked gives CHANGED
 */
export async function addSignUps(
  manager: EntityManager,
  signUps: readonly SignUp[],
  lockedRows: LockedRows,
): Promise<SignUpOutcome[]> {
  const columns = insertedColumnsOf(manager, SignUp);
  const rows = await manager.query<{ outcome: SignUpOutcome }[]>(
    `WITH wanted AS (
       SELECT ${columns.names}, ordinality AS number
       FROM json_populate_recordset(NULL::sign_ups, $1) WITH ORDINALITY
     ),
     people AS (
       SELECT wanted.* FROM wanted
       JOIN events ON events.id = event_id AND ends_at > signed_up_at AND ${IS_OPEN}
       JOIN accounts ON accounts.id = account_id
       WHERE NOT ${HOLDS_PLACE} AND NOT ${HAS_SIGN_UP}
       FOR KEY SHARE OF accounts ${lockedRows}
     ),
     open_events AS (${lockEvents('people', IS_OPEN, lockedRows)}),
     in_line AS (
       SELECT * FROM (
         SELECT people.*, free_places, row_number() OVER (PARTITION BY event_id ORDER BY number) AS position
         FROM people JOIN open_events ON open_events.id = event_id AND ends_at > signed_up_at
       ) AS line
       WHERE free_places IS NULL OR position <= free_places
     ),
     added AS (
       INSERT INTO sign_ups (${columns.names}) SELECT ${columns.names} FROM in_line ORDER BY number
       ON CONFLICT DO NOTHING RETURNING id, event_id
     ),
     counted AS (${countAdded('sign_up_count', 'added')})
     SELECT ${OUTCOME} AS outcome FROM wanted
     LEFT JOIN events ON events.id = wanted.event_id AND deleted_at IS NULL
     LEFT JOIN in_line ON in_line.id = wanted.id
     LEFT JOIN added ON added.id = wanted.id
     ORDER BY wanted.number`,
    [columns.jsonOf(signUps)],
  );
  return rows.map(({ outcome }) => outcome);
}
