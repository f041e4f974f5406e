import { v4 as newKey } from 'uuid';
import { HopelessJobError, type Job } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { Payment } from './payment.entity.js';
import { PaymentConcern } from './payment-concern.js';
import { PaymentServiceRefusal } from './payment-gateway.js';
import { PaymentStatus } from './payment-status.js';
import { settleByAsking } from './settle-by-asking.js';

export const refundPayment: Job<{ paymentId: string }> = { name: 'refund-payment' };

/**
 * Gives all the money of a payment back, once, however often this is done: the key under which Stripe knows the refund
 * is stored, and a charge that is given back in full cannot be given back again. After a refusal, which Stripe would
 * repeat under the same key, there is a new key for when somebody has it tried again.
 */
export async function runRefundPayment(parts: JobParts, { paymentId }: { paymentId: string }): Promise<void> {
  const { database, payments, log } = parts;
  const payment = await database.findOneBy(Payment, { id: paymentId });
  if (!payment?.intentId || payment.status !== PaymentStatus.REFUND_PENDING) return;
  if (!payments) throw new Error('A refund is due, and card payments are not set up');
  try {
    await payments.refundInFull(payment.intentId, payment.idempotencyKey);
  } catch (err) {
    if (!(err instanceof PaymentServiceRefusal)) throw err;
    log.error({ err, paymentId }, 'Stripe does not give the money of this payment back');
    const change = { concern: PaymentConcern.REFUND_FAILED, idempotencyKey: newKey() };
    await database.update(Payment, { id: paymentId }, change);
    throw new HopelessJobError(err.message);
  }
  await settleByAsking(parts, payments, payment.intentId);
}
