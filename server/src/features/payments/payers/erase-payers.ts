import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { ERASED_CONTACT } from '../../contacts/contact.js';
import type { ConsequenceContext } from '../../context.js';
import type { DataOf } from '../../define-cause.js';
import type { oldEventBatch } from '../../events/causes.js';
import type { placesErased } from '../../sign-ups/causes.js';
import { Payment } from '../payment.entity.js';
import { SETTLED } from './erase-contacts.js';

const WITHOUT_PERSON = { accountId: null, contact: ERASED_CONTACT };

/**
 * Takes people off the payments for their places, in the transaction that erases the places. A payment of which a mail is still to
 * be sent has the address until then: see erase-contacts.ts.
 */
export async function erasePayersOfPlaces(
  _context: ConsequenceContext,
  manager: EntityManager,
  { signUpIds }: DataOf<typeof placesErased>,
): Promise<void> {
  const signUpId = In([...signUpIds]);
  await manager.update(Payment, { signUpId, status: SETTLED, dueMail: IsNull() }, WITHOUT_PERSON);
  await manager.update(Payment, { signUpId, accountId: Not(IsNull()) }, { accountId: null });
}

/**
 * Takes a batch of people off the other payments of an event long ago: those that were given back, and those that gave no place.
 * A payment whose money still moves has its person until it is settled.
 */
export async function erasePayersOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest, keepOpen }: DataOf<typeof oldEventBatch>,
): Promise<void> {
  const ofEvent = { eventId: event.id, signUpId: IsNull(), accountId: Not(IsNull()) };
  const settled = { ...ofEvent, status: SETTLED, dueMail: IsNull() };
  const found = await manager.find(Payment, { select: { id: true }, where: settled, take: size });
  await erasePayers(manager, found);
  if (found.length === size) leaveRest();
  else if (await manager.existsBy(Payment, ofEvent)) keepOpen();
}

/** @returns how many payments were settled before that instant, and have no person any more */
export async function erasePayersOfDeletedEvents(
  manager: EntityManager,
  { before, size }: { before: Date; size: number },
): Promise<number> {
  const found = await manager
    .createQueryBuilder(Payment, 'payment')
    .select('payment.id')
    .where({ eventId: IsNull(), accountId: Not(IsNull()), status: SETTLED, dueMail: IsNull() })
    .andWhere('payment.created_at < :before AND payment.updated_at < :before', { before })
    .limit(size)
    .getMany();
  await erasePayers(manager, found);
  return found.length;
}

async function erasePayers(manager: EntityManager, payments: readonly Pick<Payment, 'id'>[]): Promise<void> {
  await manager.update(Payment, { id: In(payments.map(({ id }) => id)) }, WITHOUT_PERSON);
}
