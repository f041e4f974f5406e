import type { EntityManager } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { paymentFailed } from '../../payments/causes.js';
import { lockPaymentOfIntent } from '../../payments/find-payment.js';
import { Payment } from '../../payments/payment.entity.js';
import type { PaymentContext } from '../../payments/payment-context.js';
import type { PaymentWebhookEvent } from '../../payments/payment-gateway.js';
import { PaymentStatus } from '../../payments/payment-status.js';
import { refreshPaymentJob } from '../../payments/refresh-payment.job.js';
import { markRefundFailedJob } from '../../refunds/mark-refund-failed.job.js';
import { StripeEvent } from './stripe-event.entity.js';
import { INTENT_CANCELED, PAYMENT_FAILED, REFUND_FAILED } from './stripe-event-types.js';

/** Takes in what a webhook said, or would have said, with the job that acts on it: both or neither, and the same event once. */
export async function handleStripeEvent(
  { database, services, log, runConsequences }: PaymentContext,
  { id, type, intentId }: PaymentWebhookEvent,
): Promise<void> {
  if (!intentId) return;
  const isNew = await transaction(database, async (manager) => {
    const event: StripeEvent = { id, type, receivedAt: services.clock.now() };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(StripeEvent)
      .values(event)
      .orIgnore()
      .returning('id')
      .execute();
    if (raw.length === 0) return false;
    if (type === PAYMENT_FAILED) {
      const payment = await lockPaymentOfIntent(manager, intentId);
      if (payment) await runConsequences(paymentFailed, manager, { payment });
    }
    if (type === INTENT_CANCELED && (await isCanceled(manager, intentId))) return true;
    await services.jobs.enqueue(manager, type === REFUND_FAILED ? markRefundFailedJob : refreshPaymentJob, {
      intentId,
    });
    return true;
  });
  // Its effects have lines of their own, such as 'payment moved'.
  log.debug({ stripeEventId: id, type, isNew }, 'webhook taken in');
}

/** We canceled it ourselves, as thousands of abandoned checkouts in an hour: Stripe need not be asked about the end. */
function isCanceled(manager: EntityManager, intentId: string): Promise<boolean> {
  return manager.existsBy(Payment, { intentId, status: PaymentStatus.CANCELED });
}
