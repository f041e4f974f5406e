import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { countSignUp } from '../events/count-sign-ups.js';
import { findEvent } from '../events/find-event.js';
import { hasEnded } from '../events/has-ended.js';
import type { ErasableContact } from './contact.js';
import { SignUp } from './sign-up.entity.js';

export interface PaidPlace {
  /** Null: the event, or the account, is gone. */
  eventId: string | null;
  accountId: string | null;
  contact: ErasableContact;
}

/** The sign-up, or why there can be none: account and address have one place at an event. */
export type PaidPlaceOutcome =
  | { signUpId: string }
  | { noPlaceReason: 'EVENT_DELETED' | 'EVENT_ENDED' | 'ACCOUNT_DELETED' | 'ALREADY_SIGNED_UP' };

/** Stores and counts the sign-up that was paid for, in the transaction that has locked the event. */
export async function takePaidPlace(
  manager: EntityManager,
  { eventId, accountId, contact: { name, email, unconfirmedEmail } }: PaidPlace,
  signedUpAt: Date,
): Promise<PaidPlaceOutcome> {
  const event = eventId && (await findEvent(manager, eventId));
  if (!eventId || !event) return { noPlaceReason: 'EVENT_DELETED' };
  if (!(accountId && name && email)) return { noPlaceReason: 'ACCOUNT_DELETED' };
  if (hasEnded(event, signedUpAt)) return { noPlaceReason: 'EVENT_ENDED' };
  const id = newId();
  const contact = { name, email, unconfirmedEmail };
  const signUp: SignUp = { id, eventId, accountId, contact, signedUpAt, addedToCalendarAt: null };
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(SignUp)
    .values(signUp)
    .orIgnore()
    .returning('id')
    .execute();
  if (raw.length === 0) return { noPlaceReason: 'ALREADY_SIGNED_UP' };
  await countSignUp(manager, eventId);
  return { signUpId: id };
}
