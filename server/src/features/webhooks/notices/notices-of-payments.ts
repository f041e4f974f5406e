import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import type { ConsequenceContext } from '../../context.js';
import type { Payment } from '../../payments/payment.entity.js';
import { PaymentStatus } from '../../payments/payment-status.js';
import { Webhook } from '../webhook.entity.js';
import type { Store } from './notices-of-causes.js';
import { storeNotices, storeNoticesOf } from './store-notices.js';
import { WebhookTopic } from './webhook-topic.js';

const topics: Partial<Record<PaymentStatus, WebhookTopic>> = {
  [PaymentStatus.SUCCEEDED]: WebhookTopic.PAYMENT_SUCCEEDED,
  [PaymentStatus.REFUNDED]: WebhookTopic.PAYMENT_REFUNDED,
};

export const noticeOfPayment: Store<'paymentMoved'> = async (context, manager, { payment }) => {
  const topic = topics[payment.status];
  if (topic) await storePaymentNotice(context, manager, topic, payment);
};

export const noticeOfFailedPayment: Store<'paymentFailed'> = (context, manager, { payment }) =>
  storePaymentNotice(context, manager, WebhookTopic.PAYMENT_FAILED, payment);

export const noticeOfPaymentNeedingAttention: Store<'paymentNeedsAttention'> = (
  context,
  manager,
  { payment },
) => storePaymentNotice(context, manager, WebhookTopic.PAYMENT_NEEDS_ATTENTION, payment);

/** A payment outlives its event, whose creator is notified of it all the same. */
async function storePaymentNotice(
  context: Pick<ConsequenceContext, 'services'>,
  manager: EntityManager,
  topic: WebhookTopic,
  { id: paymentId, eventId, originalEventId, originalSignUpId: signUpId, eventCreatedById }: Payment,
): Promise<void> {
  if (eventId) return storeNotices(context, manager, topic, [{ eventId, signUpId, paymentId }]);
  if (!eventCreatedById) return;
  const columns = columnsOf(manager, Webhook).only('id');
  const webhooks = await columns.query(
    manager,
    `SELECT ${columns.sql} FROM webhooks
     WHERE account_id = $1 AND $2 = ANY(topics) ORDER BY id FOR KEY SHARE`,
    [eventCreatedById, topic],
  );
  const cause = { eventId: originalEventId, signUpId, paymentId };
  await storeNoticesOf(
    context,
    manager,
    topic,
    webhooks.map(({ id }) => ({ webhookId: id, cause })),
  );
}
