import { type EntityManager, In, Not } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { expireCheckoutJob } from './expire-checkout.job.js';
import { Payment } from './payment.entity.js';
import { OPEN_STATUSES, PaymentStatus } from './payment-status.js';
import { refundAll } from './refund-all.js';

/** Refunds the payments for a deleted event, and expires its open checkouts. */
export async function refundPaymentsOfEvent(
  context: ConsequenceContext,
  manager: EntityManager,
  { id: eventId }: Event,
): Promise<void> {
  await refundAll(context, manager, { eventId, status: PaymentStatus.SUCCEEDED }, 'EVENT_DELETED');
  await expireCheckouts(context, manager, { eventId });
}

/** Expires open checkouts when the price has changed. */
export async function expireCheckoutsAtOldPrice(
  context: ConsequenceContext,
  manager: EntityManager,
  { before, after: { id: eventId, pricePence } }: { before: Event; after: Event },
): Promise<void> {
  if (pricePence === before.pricePence) return;
  await expireCheckouts(context, manager, { eventId, amountPence: Not(pricePence) });
}

export async function expireCheckouts(
  { services }: Pick<ConsequenceContext, 'services'>,
  manager: EntityManager,
  which: { eventId: string; amountPence?: ReturnType<typeof Not<number>> } | { accountId: string },
): Promise<void> {
  const open = await manager.find(Payment, {
    select: { id: true },
    where: { ...which, status: In([...OPEN_STATUSES]) },
  });
  const data = open.map(({ id }) => ({ paymentId: id }));
  await services.jobs.enqueueAll(manager, expireCheckoutJob, data);
}
