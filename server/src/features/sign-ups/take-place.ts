import type { EntityManager } from 'typeorm';
import type { NameShown } from '../accounts/names/name-shown.js';
import type { ErasableContact } from '../contacts/contact.js';
import { countSignUp, countSignUpToFreePlace } from '../events/count-sign-ups.js';
import { endHold } from '../place-holds/place-holds.js';
import { endWaiting } from '../waiting-list/end-waiting.js';
import { WaitingListStatus } from '../waiting-list/waiting-list-status.js';
import { newSignUp } from './new-sign-up.js';
import { findRefusal } from './refusal.js';
import { SignUp } from './sign-up.entity.js';

export interface WantedPlace {
  /** Of the sign-up that is to be. */
  id: string;
  /** Null: the event, or the account, is deleted. */
  eventId: string | null;
  accountId: string | null;
  contact: ErasableContact;
  nameShown: NameShown;
  signedUpAt: Date;
}

/** Why there can be no place: account and address have one at an event. */
export type NoPlace =
  | 'EVENT_DELETED'
  | 'EVENT_CANCELLED'
  | 'EVENT_ENDED'
  | 'EVENT_FULL'
  | 'ACCOUNT_DELETED'
  | 'ALREADY_SIGNED_UP';

/**
 * Stores and counts a sign-up, in the transaction that has locked the event: at the place that is held for the account,
 * or at a free one.
 * @returns null when it is stored
 */
export async function takePlace(
  manager: EntityManager,
  { id, eventId, accountId, contact: { name, email, unconfirmedEmail }, nameShown, signedUpAt }: WantedPlace,
): Promise<NoPlace | null> {
  if (!eventId) return 'EVENT_DELETED';
  const { refusal } = await findRefusal(manager, { eventId, accountId, email, moment: signedUpAt });
  if (refusal === 'EVENT_NOT_FOUND') return 'EVENT_DELETED';
  if (!(accountId && name && email)) return 'ACCOUNT_DELETED';
  if (refusal) return refusal;
  const contact = { name, email, unconfirmedEmail };
  const signUp = newSignUp({ id, eventId, accountId, contact, nameShown, signedUpAt });
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(SignUp)
    .values(signUp)
    .orIgnore()
    .returning('id')
    .execute();
  if (raw.length === 0) return 'ALREADY_SIGNED_UP';
  if (await countAtPlaceOf(manager, { eventId, accountId })) {
    await endWaiting(manager, { eventId, accountId }, WaitingListStatus.PLACED);
    return null;
  }
  await manager.delete(SignUp, { id });
  return 'EVENT_FULL';
}

/** @returns whether there is a place: the held one, also when the capacity is lower by now, or a free one */
async function countAtPlaceOf(
  manager: EntityManager,
  holder: { eventId: string; accountId: string },
): Promise<boolean> {
  if (!(await endHold(manager, holder))) return countSignUpToFreePlace(manager, holder.eventId);
  await countSignUp(manager, holder.eventId);
  return true;
}
