import { type EntityManager, type FindOptionsWhere, In, Not } from 'typeorm';
import { expireCheckoutJob } from '../checkout/expire-checkout.job.js';
import type { Consequence, ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { eventChanged } from '../events/causes.js';
import type { EventBatch } from '../events/event-batch.js';
import { Payment } from '../payments/payment.entity.js';
import { OPEN_STATUSES, PaymentStatus } from '../payments/payment-status.js';
import type { offerDeclined } from '../waiting-list/causes.js';
import { refundAll } from './refund-all.js';

/**
 * Refunds a batch of the payments of an event that will not take place, whatever its deadline. It waits until all mails about
 * lost places are asked for, since these name the sums that come back.
 */
export function refundPaymentsOfEvent(reason: 'EVENT_DELETED' | 'EVENT_CANCELLED'): Consequence<EventBatch> {
  return async (context, manager, { event, size, leaveRest, hasRest }) => {
    if (hasRest()) return;
    const payments = await manager.find(Payment, {
      select: { id: true },
      where: { eventId: event.id, status: PaymentStatus.SUCCEEDED },
      take: size,
      lock: { mode: 'pessimistic_write' },
    });
    if (payments.length === size) leaveRest();
    const id = In(payments.map((payment) => payment.id));
    await refundAll(context, manager, { id, status: PaymentStatus.SUCCEEDED }, reason);
  };
}

/** Takes a batch of payments off a deleted event, and expires their open checkouts. */
export async function detachPaymentsOfEvent(
  context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest, hasRest }: EventBatch,
): Promise<void> {
  if (hasRest()) return;
  const payments = await manager.find(Payment, {
    select: { id: true },
    where: { eventId: event.id },
    take: size,
    lock: { mode: 'pessimistic_write' },
  });
  if (payments.length === size) leaveRest();
  const id = In(payments.map((payment) => payment.id));
  await expireCheckouts(context, manager, { id });
  await manager.update(Payment, { id }, { eventId: null });
}

/** Expires the open checkouts of a cancelled event, where no other can begin. A payment that comes before is refunded. */
export async function expireCheckoutsOfEvent(
  context: ConsequenceContext,
  manager: EntityManager,
  { event: { id: eventId }, hasRest }: EventBatch,
): Promise<void> {
  if (!hasRest()) await expireCheckouts(context, manager, { eventId });
}

/** Expires open checkouts when the price has changed. */
export async function expireCheckoutsAtOldPrice(
  context: ConsequenceContext,
  manager: EntityManager,
  { changes }: DataOf<typeof eventChanged>,
): Promise<void> {
  for (const { before, after } of changes) {
    const { id: eventId, pricePence } = after;
    if (pricePence !== before.pricePence)
      await expireCheckouts(context, manager, { eventId, amountPence: Not(pricePence) });
  }
}

/** Expires the open checkout of a person who does not want the place. */
export async function expireCheckoutsOfAccount(
  context: ConsequenceContext,
  manager: EntityManager,
  { eventId, accountId }: DataOf<typeof offerDeclined>,
): Promise<void> {
  await expireCheckouts(context, manager, { eventId, accountId });
}

export async function expireCheckouts(
  { services }: Pick<ConsequenceContext, 'services'>,
  manager: EntityManager,
  which: FindOptionsWhere<Payment>,
): Promise<void> {
  const open = await manager.find(Payment, {
    select: { id: true },
    where: { ...which, status: In([...OPEN_STATUSES]) },
  });
  const data = open.map(({ id }) => ({ paymentId: id }));
  await services.jobs.enqueueAll(manager, expireCheckoutJob, data);
}
