import type { Job } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { Payment } from './payment.entity.js';
import { PaymentConcern } from './payment-concern.js';
import { PaymentStatus } from './payment-status.js';

export const noteFailedRefund: Job<{ intentId: string }> = { name: 'note-failed-refund' };

/**
 * A bank may send a refund back days after Stripe has accepted it. The person was told that the money comes: somebody
 * has to look at it.
 */
export async function runNoteFailedRefund(
  { database, payments, log }: JobParts,
  { intentId }: { intentId: string },
): Promise<void> {
  if (!payments) throw new Error('A webhook came, and card payments are not set up');
  const intent = await payments.findIntent(intentId);
  const payment = await database.findOneBy(Payment, { intentId });
  if (!intent || !payment || intent.refundedPence >= payment.amountPence) return;
  if (payment.status !== PaymentStatus.REFUNDED) return;
  log.error({ paymentId: payment.id, intentId }, 'the money of this payment did not arrive with the person');
  const { refundedPence } = intent;
  await database.update(Payment, payment.id, { concern: PaymentConcern.REFUND_FAILED, refundedPence });
}
