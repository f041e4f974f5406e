import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { Payment } from './payment.entity.js';
import { PaymentAttentionReason } from './payment-attention-reason.js';
import { PaymentStatus } from './payment-status.js';

/**
 * A bank may return a refund days after Stripe has accepted it. The person was told that the money comes, so somebody
 * has to look at it.
 */
export const markRefundFailedJob = defineJob({
  name: 'mark-refund-failed',
  schema: z.object({ intentId: z.string() }),
  run: async ({ database, log, services: { payments } }, { intentId }) => {
    if (!payments) throw new Error('A webhook came, and card payments are not set up');
    const intent = await payments.findIntent(intentId);
    const payment = await database.findOneBy(Payment, { intentId });
    if (!payment || intent.refundedPence >= payment.amountPence) return;
    if (payment.status !== PaymentStatus.REFUNDED) return;
    log.error(
      { paymentId: payment.id, intentId },
      'the money of this payment did not arrive with the person',
    );
    const { refundedPence } = intent;
    const attentionReason = PaymentAttentionReason.REFUND_FAILED;
    await database.update(Payment, payment.id, { attentionReason, refundedPence });
  },
});
