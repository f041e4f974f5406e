import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';

/** Whether the viewer has a payment for each of these events that Stripe has yet to settle. */
export const viewerProcessing: BatchFunction<Context, string, boolean> = async (
  { database, viewer },
  eventIds,
) => {
  if (!viewer) return eventIds.map(() => false);
  const payments = await database.find(Payment, {
    select: { id: true, eventId: true },
    where: {
      accountId: viewer.accountId,
      eventId: In([...eventIds]),
      status: PaymentStatus.PROCESSING,
    },
  });
  const processing = new Set(payments.map(({ eventId }) => eventId));
  return eventIds.map((id) => processing.has(id));
};
