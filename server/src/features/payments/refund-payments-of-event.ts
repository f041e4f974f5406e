import { type EntityManager, In, Not } from 'typeorm';
import type { Context } from '../context.js';
import { expireCheckoutJob } from './expire-checkout.job.js';
import { Payment } from './payment.entity.js';
import { OPEN_STATUSES, PaymentStatus } from './payment-status.js';
import { refundAll } from './refund-all.js';

type Jobs = Pick<Context, 'jobs' | 'clock'>;

/** Gives back what was paid for an event, in the transaction that deletes it, and has nobody pay for it any more. */
export async function refundPaymentsOfEvent(
  context: Jobs,
  manager: EntityManager,
  eventId: string,
): Promise<void> {
  await refundAll(context, manager, { eventId, status: PaymentStatus.SUCCEEDED });
  await expireCheckouts(context, manager, { eventId });
}

/** Has nobody go on to pay another price than the new one, in the transaction that changes it. */
export async function expireCheckoutsAtOldPrice(
  context: Jobs,
  manager: EntityManager,
  { eventId, pricePence }: { eventId: string; pricePence: number },
): Promise<void> {
  await expireCheckouts(context, manager, { eventId, amountPence: Not(pricePence) });
}

export async function expireCheckouts(
  { jobs }: Jobs,
  manager: EntityManager,
  which: { eventId: string; amountPence?: ReturnType<typeof Not<number>> } | { accountId: string },
): Promise<void> {
  const open = await manager.find(Payment, {
    select: { id: true },
    where: { ...which, status: In([...OPEN_STATUSES]) },
  });
  const notes = open.map(({ id }) => ({ paymentId: id }));
  await jobs.enqueueAll(manager, expireCheckoutJob, notes);
}
