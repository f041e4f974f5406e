import type { Job } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { Payment } from './payment.entity.js';
import { PaymentAttentionReason } from './payment-attention-reason.js';
import { PaymentStatus } from './payment-status.js';

export const markRefundFailedJob: Job<{ intentId: string }> = { name: 'mark-refund-failed' };

/**
 * A bank may send a refund back days after Stripe has accepted it. The person was told that the money comes: somebody
 * has to look at it.
 */
export async function runMarkRefundFailed(
  { database, payments, log }: JobDependencies,
  { intentId }: { intentId: string },
): Promise<void> {
  if (!payments) throw new Error('A webhook came, and card payments are not set up');
  const intent = await payments.findIntent(intentId);
  const payment = await database.findOneBy(Payment, { intentId });
  if (!intent || !payment || intent.refundedPence >= payment.amountPence) return;
  if (payment.status !== PaymentStatus.REFUNDED) return;
  log.error({ paymentId: payment.id, intentId }, 'the money of this payment did not arrive with the person');
  const { refundedPence } = intent;
  await database.update(Payment, payment.id, {
    attentionReason: PaymentAttentionReason.REFUND_FAILED,
    refundedPence,
  });
}
