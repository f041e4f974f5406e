import type { EntityManager } from 'typeorm';
import { insertedColumnsOf } from '../../platform/database/columns.js';
import { COUNT_FREE_SIGN_UP, type SignUpOutcome } from '../events/count-sign-ups.js';
import { SignUp } from './sign-up.entity.js';

/**
 * Stores a sign-up to a free event and counts it, in one statement that changes the event first. Any outcome but
 * 'signed-up' ends the transaction, see `transactionEndingWith`.
 *
 * So all who sign up to one event queue for its row, and who edits or deletes the event gets a turn. Were the sign-up
 * stored before, its foreign key would share a lock on the event with those of others, and one who needs the event
 * alone would wait until nobody signs up any more.
 */
export async function addSignUp(manager: EntityManager, signUp: SignUp): Promise<SignUpOutcome> {
  const columns = insertedColumnsOf(manager, SignUp);
  const [{ outcome }] = await manager.query<[{ outcome: SignUpOutcome }]>(
    `WITH event AS (${COUNT_FREE_SIGN_UP}),
     added AS (
       INSERT INTO sign_ups (${columns.names})
       SELECT ${columns.parametersFrom(3)} FROM event WHERE outcome = 'signed-up'
     ),
     result AS (SELECT coalesce((SELECT outcome FROM event), 'gone') AS outcome)
     SELECT CASE outcome WHEN 'signed-up' THEN outcome ELSE roll_back_with(outcome) END AS outcome FROM result`,
    [signUp.eventId, signUp.signedUpAt, ...columns.valuesOf(signUp)],
  );
  return outcome;
}
