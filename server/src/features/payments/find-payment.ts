import type { EntityManager } from 'typeorm';
import { Payment } from './payment.entity.js';

/** One payment; null when there is none with that id. */
export function findPayment(database: EntityManager, id: string): Promise<Payment | null> {
  return database.findOneBy(Payment, { id });
}

/**
 * Locks a payment, after the account and the event that it is for: in the order in which deleting those does, so that
 * none of them waits for another in a ring.
 */
export async function lockPayment(manager: EntityManager, id: string): Promise<Payment> {
  const { accountId, eventId } = await manager.findOneByOrFail(Payment, { id });
  await manager.query('SELECT FROM accounts WHERE id = $1 FOR KEY SHARE', [accountId]);
  await manager.query('SELECT FROM events WHERE id = $1 FOR NO KEY UPDATE', [eventId]);
  return manager.findOneOrFail(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Locks a payment in the same order, by the id that Stripe has for it; null when it is of no payment of ours. */
export async function lockPaymentOfIntent(manager: EntityManager, intentId: string): Promise<Payment | null> {
  const found = await manager.findOne(Payment, { select: { id: true }, where: { intentId } });
  return found && lockPayment(manager, found.id);
}
