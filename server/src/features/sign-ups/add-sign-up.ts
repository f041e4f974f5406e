import type { EntityManager } from 'typeorm';
import { COUNT_FREE_SIGN_UP } from '../events/count-sign-ups.js';
import type { SignUp } from './sign-up.entity.js';

/**
 * Stores a sign-up to a free event and counts it, in one statement that changes the event first.
 *
 * So all who sign up to one event queue for its row, and who edits or deletes the event gets a turn. Were the sign-up
 * stored before, its foreign key would share a lock on the event with those of others, and one who needs the event
 * alone would wait until nobody signs up any more.
 * @throws QueryFailedError that lacks `event_id` when the event has a price or is gone
 */
export async function addSignUp(manager: EntityManager, signUp: SignUp): Promise<void> {
  const { id, eventId, accountId, name, email, signedUpAt } = signUp;
  await manager.query(
    `WITH event AS (${COUNT_FREE_SIGN_UP})
     INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
     VALUES ($2, (SELECT id FROM event), $3, $4, $5, $6)`,
    [eventId, id, accountId, name, email, signedUpAt],
  );
}
