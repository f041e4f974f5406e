import { LessThan } from 'typeorm';
import { transaction } from '../../platform/database/transaction.js';
import { noteFailedRefund } from './note-failed-refund.job.js';
import type { SettlementParts } from './payment-context.js';
import type { PaymentNews } from './payment-gateway.js';
import { settlePaymentOfIntent } from './settle-payment.job.js';
import { StripeEvent } from './stripe-event.entity.js';
import { REFUND_FAILED } from './stripe-news.js';

/** Takes in what a webhook said, with the job that acts on it: both or neither, and the same news once. */
export async function receiveNews(
  { database, jobs, clock, log }: SettlementParts,
  { id, type, intentId }: PaymentNews,
): Promise<void> {
  if (!intentId) return;
  const isNew = await transaction(database, async (manager) => {
    const event: StripeEvent = { id, type, receivedAt: clock.now() };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(StripeEvent)
      .values(event)
      .orIgnore()
      .returning('id')
      .execute();
    if (raw.length === 0) return false;
    await jobs.enqueue(manager, type === REFUND_FAILED ? noteFailedRefund : settlePaymentOfIntent, {
      intentId,
    });
    return true;
  });
  log.info({ stripeEventId: id, type, isNew }, 'webhook taken in');
}

/** Stripe sends news again for three days. */
const NEWS_KEPT = 30 * 24 * 60 * 60_000;

/** Forgets webhooks that will not come again. */
export async function forgetOldNews({
  database,
  clock,
}: Pick<SettlementParts, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - NEWS_KEPT);
  await database.delete(StripeEvent, { receivedAt: LessThan(before) });
}
