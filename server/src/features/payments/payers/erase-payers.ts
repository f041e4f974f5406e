import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { ERASED_CONTACT } from '../../contacts/contact.js';
import type { ConsequenceContext } from '../../context.js';
import type { DataOf } from '../../define-cause.js';
import type { oldEventBatch, oldEventFound } from '../../events/causes.js';
import type { placesErased } from '../../sign-ups/causes.js';
import { Payment } from '../payment.entity.js';
import { SETTLED } from './erase-contacts.js';

const WITHOUT_PERSON = { accountId: null, contact: ERASED_CONTACT };

/**
 * Keeps the people of an event while money of it still moves, a person must look at a payment, or a mail about money is to be sent:
 * no place goes whose money is neither refunded nor settled (S51).
 */
export async function keepWhilePending(
  _context: ConsequenceContext,
  manager: EntityManager,
  { eventId, keep }: DataOf<typeof oldEventFound>,
): Promise<void> {
  const isPending = [
    { eventId, status: Not(SETTLED) },
    { eventId, attentionReason: Not(IsNull()) },
    { eventId, dueMail: Not(IsNull()) },
  ];
  if (await manager.existsBy(Payment, isPending)) keep();
}

/** Takes people off the payments for their places, in the transaction that erases the places. */
export async function erasePayersOfPlaces(
  _context: ConsequenceContext,
  manager: EntityManager,
  { signUpIds }: DataOf<typeof placesErased>,
): Promise<void> {
  await manager.update(Payment, { signUpId: In([...signUpIds]) }, WITHOUT_PERSON);
}

/** Takes a batch of people off the other payments of an event long ago: those that were given back, and those that gave no place. */
export async function erasePayersOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: DataOf<typeof oldEventBatch>,
): Promise<void> {
  const where = { eventId: event.id, signUpId: IsNull(), accountId: Not(IsNull()) };
  const found = await manager.find(Payment, { select: { id: true }, where, take: size });
  await erasePayers(manager, found);
  if (found.length === size) leaveRest();
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
