import type { EntityManager } from 'typeorm';
import { insertedColumnsOf } from '../../platform/database/sql/columns.js';
import { isThere } from '../../platform/database/sql/is-there.js';
import { countAdded, type LockedRows, lockEvents } from '../events/count-sign-ups.js';
import { HOLDS_PLACE, type Refusal, refusalOf } from './refusal.js';
import { SignUp } from './sign-up.entity.js';

export type SignUpOutcome =
  | 'SIGNED_UP'
  | Refusal
  | 'PAYMENT_REQUIRED'
  | 'ACCOUNT_DELETED'
  /** A place is held for this account: it takes that one, also where others are left. */
  | 'HELD'
  /** There was a place when the statement began, which others have taken or locked since: ask again. */
  | 'CHANGED';

/** SQL of a row `wanted`. */
export const HAS_ACCOUNT = isThere('accounts WHERE id = wanted.account_id');

/** SQL of a row `wanted` beside its event: whether it can be stored with those of others. */
const canBeAdded = (refusal: string) => `price_pence = 0 AND NOT ${HOLDS_PLACE} AND ${refusal} IS NULL`;

/** By the event as it was when the statement began. `in_line`: got to the front, but has a sign-up since. */
const outcomeOf = (refusal: string) => `
  CASE WHEN added.id IS NOT NULL THEN 'SIGNED_UP'
       WHEN in_line.id IS NOT NULL THEN 'ALREADY_SIGNED_UP'
       ELSE coalesce(${refusal},
         CASE WHEN price_pence > 0 THEN 'PAYMENT_REQUIRED'
              WHEN ${HOLDS_PLACE} THEN 'HELD'
              WHEN ${HAS_ACCOUNT} THEN 'CHANGED'
              ELSE 'ACCOUNT_DELETED' END) END`;

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
  const refusal = refusalOf({ moment: 'wanted.signed_up_at' });
  const rows = await manager.query<{ outcome: SignUpOutcome }[]>(
    `WITH wanted AS (
       SELECT ${columns.names}, ordinality AS number
       FROM json_populate_recordset(NULL::sign_ups, $1) WITH ORDINALITY
     ),
     people AS (
       SELECT wanted.* FROM wanted
       JOIN events ON events.id = event_id
       JOIN accounts ON accounts.id = account_id
       WHERE ${canBeAdded(refusal)}
       FOR KEY SHARE OF accounts ${lockedRows}
     ),
     locked_events AS (${lockEvents('people', lockedRows)}),
     in_line AS (
       SELECT * FROM (
         SELECT wanted.*, capacity - sign_up_count - held_count AS free_places,
           row_number() OVER (PARTITION BY event_id ORDER BY number) AS position
         FROM people AS wanted JOIN locked_events AS events ON events.id = event_id
         WHERE ${canBeAdded(refusal)}
       ) AS line
       WHERE free_places IS NULL OR position <= free_places
     ),
     added AS (
       INSERT INTO sign_ups (${columns.names}) SELECT ${columns.names} FROM in_line ORDER BY number
       ON CONFLICT DO NOTHING RETURNING id, event_id
     ),
     counted AS (${countAdded('sign_up_count', 'added')})
     SELECT ${outcomeOf(refusal)} AS outcome FROM wanted
     LEFT JOIN events ON events.id = wanted.event_id
     LEFT JOIN in_line ON in_line.id = wanted.id
     LEFT JOIN added ON added.id = wanted.id
     ORDER BY wanted.number`,
    [columns.jsonOf(signUps)],
  );
  return rows.map(({ outcome }) => outcome);
}
