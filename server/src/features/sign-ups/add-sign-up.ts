import type { EntityManager } from 'typeorm';
import { insertedColumnsOf } from '../../platform/database/columns.js';
import type { ErrorCode } from '../error-code.js';
import { countFreeSignUpUnless } from '../events/count-sign-ups.js';
import { HAS_FREE_PLACE } from '../events/places-left.js';
import { SignUp } from './sign-up.entity.js';

/** Why somebody has no place at a free event. */
export type Rejection =
  | ErrorCode.EVENT_NOT_FOUND
  | ErrorCode.EVENT_ENDED
  | ErrorCode.PAYMENT_REQUIRED
  | ErrorCode.ALREADY_SIGNED_UP
  | ErrorCode.EVENT_FULL;

export type SignUpOutcome =
  | 'SIGNED_UP'
  | Rejection
  /** A place is held for this account: it takes that one, also where others are left. */
  | 'HELD'
  /** There was a place when the statement began, and none when it had the event's row: ask again. */
  | 'CHANGED';

const HOLDS_PLACE = 'EXISTS (SELECT FROM place_holds WHERE event_id = $1 AND account_id = $3)';

/** Why nothing was counted, by the event as it was when the statement began, for the account $3 with the address $4. */
const WHY_NOT = `
  CASE WHEN ends_at <= $2 THEN 'EVENT_ENDED'
       WHEN price_pence > 0 THEN 'PAYMENT_REQUIRED'
       WHEN ${HOLDS_PLACE} THEN 'HELD'
       WHEN ${HAS_FREE_PLACE} THEN 'CHANGED'
       WHEN EXISTS (SELECT FROM sign_ups WHERE event_id = $1 AND (account_id = $3 OR email = $4))
         THEN 'ALREADY_SIGNED_UP'
       ELSE 'EVENT_FULL' END`;

/**
 * Stores a sign-up to a free event and counts it, in one statement that changes the event first. Any outcome but
 * 'SIGNED_UP' ends the transaction, see `transactionEndingWith`.
 *
 * So all who sign up to one event queue for its row, and who edits or deletes the event gets a turn. Were the sign-up
 * stored before, its foreign key would share a lock on the event with those of others, and one who needs the event
 * alone would wait until nobody signs up any more. Nobody queues for an event that is full.
 */
export async function addSignUp(manager: EntityManager, signUp: SignUp): Promise<SignUpOutcome> {
  const columns = insertedColumnsOf(manager, SignUp);
  const [{ outcome }] = await manager.query<[{ outcome: SignUpOutcome }]>(
    `WITH counted AS (${countFreeSignUpUnless(HOLDS_PLACE)}),
     added AS (INSERT INTO sign_ups (${columns.names}) SELECT ${columns.parametersFrom(5)} FROM counted),
     result AS (
       SELECT CASE WHEN EXISTS (SELECT FROM counted) THEN 'SIGNED_UP'
         ELSE coalesce((SELECT ${WHY_NOT} FROM events WHERE id = $1 AND deleted_at IS NULL), 'EVENT_NOT_FOUND') END AS outcome
     )
     SELECT CASE outcome WHEN 'SIGNED_UP' THEN outcome ELSE roll_back_with(outcome) END AS outcome FROM result`,
    [signUp.eventId, signUp.signedUpAt, signUp.accountId, signUp.contact.email, ...columns.valuesOf(signUp)],
  );
  return outcome;
}
