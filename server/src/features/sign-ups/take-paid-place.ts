import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { countSignUp } from '../events/count-sign-ups.js';
import { SignUp } from './sign-up.entity.js';

export interface PaidPlace {
  /** Null: the event, or the account, is gone. */
  eventId: string | null;
  accountId: string | null;
  name: string | null;
  email: string | null;
}

/**
 * Stores and counts the sign-up that was paid for, in the transaction that has locked the event.
 * @returns its id; null where there can be none: event or account are gone, or one of them has a place already
 */
export async function takePaidPlace(
  manager: EntityManager,
  { eventId, accountId, name, email }: PaidPlace,
  signedUpAt: Date,
): Promise<string | null> {
  if (!(eventId && accountId && name && email)) return null;
  const id = newId();
  const signUp: SignUp = { id, eventId, accountId, name, email, signedUpAt, addedToCalendarAt: null };
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(SignUp)
    .values(signUp)
    .orIgnore()
    .returning('id')
    .execute();
  if (raw.length === 0) return null;
  await countSignUp(manager, eventId);
  return id;
}
