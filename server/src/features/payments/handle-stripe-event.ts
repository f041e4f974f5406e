import { transaction } from '../../platform/database/transaction.js';
import { markRefundFailedJob } from './mark-refund-failed.job.js';
import type { PaymentContext } from './payment-context.js';
import type { PaymentWebhookEvent } from './payment-gateway.js';
import { refreshPaymentJob } from './refresh-payment.job.js';
import { StripeEvent } from './stripe-event.entity.js';
import { REFUND_FAILED } from './stripe-event-types.js';

/** Takes in what a webhook said, with the job that acts on it: both or neither, and the same event once. */
export async function handleStripeEvent(
  { database, services, log }: Pick<PaymentContext, 'database' | 'services' | 'log'>,
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
    await services.jobs.enqueue(manager, type === REFUND_FAILED ? markRefundFailedJob : refreshPaymentJob, {
      intentId,
    });
    return true;
  });
  log.info({ stripeEventId: id, type, isNew }, 'webhook taken in');
}
