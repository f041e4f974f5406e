import { type EntityManager, IsNull } from 'typeorm';
import { SignUp } from './sign-up.entity.js';

/** One sign-up; null when it does not exist any more, or its event is deleted. */
export function findSignUp(database: EntityManager, id: string): Promise<SignUp | null> {
  return database.findOneBy(SignUp, { id, event: { deletedAt: IsNull() } });
}

/** An account's sign-up to an event; null when there is none. */
export function findSignUpOf(
  database: EntityManager,
  which: { eventId: string; accountId: string },
): Promise<SignUp | null> {
  return database.findOneBy(SignUp, which);
}
