import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { NonRetryableError } from '../../platform/jobs/job.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { defineJob } from '../define-job.js';
import type { refundsDue } from '../payments/causes.js';
import { lockPayment } from '../payments/find-payment.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentServiceRejectedError } from '../payments/payment-gateway.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { refreshPayment } from '../payments/refresh-payment.js';
import { failRefund } from './fail-refund.js';

/**
 * Refunds a payment in full, once, however often it runs: the key under which Stripe knows the refund is stored, and
 * Stripe refuses to refund a charge twice. Stripe repeats a rejection under the same key, so after one the key is new
 * for when staff have the refund tried again.
 */
export const refundPaymentJob = defineJob({
  name: 'refund-payment',
  schema: z.object({ paymentId: z.uuid() }),
  run: async (context, { paymentId }) => {
    const { database, services } = context;
    const payment = await database.findOneBy(Payment, { id: paymentId });
    if (!payment?.intentId || payment.status !== PaymentStatus.REFUND_PENDING) return;
    if (!services.payments) throw new Error('A refund is due, and card payments are not set up');
    try {
      await services.payments.refundInFull(payment.intentId, payment.idempotencyKey);
    } catch (err) {
      if (!(err instanceof PaymentServiceRejectedError)) throw err;
      await transaction(database, async (manager) => {
        const locked = await lockPayment(manager, paymentId);
        // Staff may have given it back by hand.
        if (locked.status === PaymentStatus.REFUND_PENDING)
          await failRefund(context, manager, locked, locked.refundedPence);
      });
      throw new NonRetryableError(err.message);
    }
    await refreshPayment(context, services.payments, payment.intentId);
  },
});

/** Asks for the refunds of payments that have become REFUND_PENDING. */
export async function enqueueRefunds(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { paymentIds }: DataOf<typeof refundsDue>,
): Promise<void> {
  const data = paymentIds.map((paymentId) => ({ paymentId }));
  await services.jobs.enqueueAll(manager, refundPaymentJob, data);
}
