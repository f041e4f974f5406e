import { v4 as newKey } from 'uuid';
import { type Job, NonRetryableError } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { Payment } from './payment.entity.js';
import { PaymentAttentionReason } from './payment-attention-reason.js';
import { PaymentServiceRefusal } from './payment-gateway.js';
import { PaymentStatus } from './payment-status.js';
import { refreshPayment } from './refresh-payment.js';

export const refundPaymentJob: Job<{ paymentId: string }> = { name: 'refund-payment' };

/**
 * Gives all the money of a payment back, once, however often this is done: the key under which Stripe knows the refund
 * is stored, and a charge that is given back in full cannot be given back again. After a refusal, which Stripe would
 * repeat under the same key, there is a new key for when somebody has it tried again.
 */
export async function runRefundPayment(
  parts: JobDependencies,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const { database, payments, log } = parts;
  const payment = await database.findOneBy(Payment, { id: paymentId });
  if (!payment?.intentId || payment.status !== PaymentStatus.REFUND_PENDING) return;
  if (!payments) throw new Error('A refund is due, and card payments are not set up');
  try {
    await payments.refundInFull(payment.intentId, payment.idempotencyKey);
  } catch (err) {
    if (!(err instanceof PaymentServiceRefusal)) throw err;
    log.error({ err, paymentId }, 'Stripe does not give the money of this payment back');
    const change = { attentionReason: PaymentAttentionReason.REFUND_FAILED, idempotencyKey: newKey() };
    await database.update(Payment, { id: paymentId }, change);
    throw new NonRetryableError(err.message);
  }
  await refreshPayment(parts, payments, payment.intentId);
}
