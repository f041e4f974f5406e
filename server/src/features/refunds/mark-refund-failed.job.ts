import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob } from '../define-job.js';
import { lockPayment } from '../payments/find-payment.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { failRefund } from './fail-refund.js';

/**
 * A bank may return a refund, at once or days after Stripe has accepted it. The person was told that the money comes,
 * so staff have to look at it. Another refund may have been made since then: Stripe is asked how much is back now.
 */
export const markRefundFailedJob = defineJob({
  name: 'mark-refund-failed',
  schema: z.object({ intentId: z.string() }),
  run: async (context, { intentId }) => {
    const { database, services } = context;
    if (!services.payments) throw new Error('A webhook came, and card payments are not set up');
    const { refundedPence } = await services.payments.findIntent(intentId);
    const found = await database.findOne(Payment, { select: { id: true }, where: { intentId } });
    if (!found) return;
    await transaction(database, async (manager) => {
      const payment = await lockPayment(manager, found.id);
      const isRefund =
        payment.status === PaymentStatus.REFUNDED || payment.status === PaymentStatus.REFUND_PENDING;
      if (isRefund && refundedPence < payment.amountPence)
        await failRefund(context, manager, payment, refundedPence);
    });
  },
});
