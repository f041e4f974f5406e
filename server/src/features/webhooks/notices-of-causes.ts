import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import type { Causes, ConsequenceContext } from '../context.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { deliverWebhookJob } from './deliver-webhook.job.js';
import { insertNotices, noticeOf, storeNotices } from './store-notices.js';
import { Webhook } from './webhook.entity.js';
import { WebhookTopic } from './webhook-topic.js';

type Store<Name extends keyof Causes> = (
  context: ConsequenceContext,
  manager: EntityManager,
  cause: Causes[Name],
) => Promise<void>;

export const noticeOfCreatedEvent: Store<'eventCreated'> = (context, manager, { eventId }) =>
  storeNotices(context, manager, WebhookTopic.EVENT_CREATED, [{ eventId }]);

export const noticeOfChangedEvent: Store<'eventChanged'> = (context, manager, { after: { id: eventId } }) =>
  storeNotices(context, manager, WebhookTopic.EVENT_UPDATED, [{ eventId }]);

export const noticesOfDeletedEvents: Store<'eventsDeleted'> = (context, manager, { eventIds }) =>
  storeNotices(
    context,
    manager,
    WebhookTopic.EVENT_DELETED,
    eventIds.map((eventId) => ({ eventId })),
  );

export const noticesOfSignUps: Store<'signUpsAdded'> = (context, manager, { signUps }) =>
  storeNotices(context, manager, WebhookTopic.SIGN_UP_ADDED, signUps);

export const noticeOfCancelledSignUp: Store<'signUpCancelled'> = (context, manager, { signUp }) =>
  storeNotices(context, manager, WebhookTopic.SIGN_UP_CANCELLED, [
    { eventId: signUp.eventId, signUpId: signUp.id },
  ]);

export const noticesOfSignUpsOfDeletedAccount: Store<'signUpsOfAccountDeleted'> = (
  context,
  manager,
  { signUps },
) => storeNotices(context, manager, WebhookTopic.SIGN_UP_CANCELLED, signUps);

const topics: Partial<Record<PaymentStatus, WebhookTopic>> = {
  [PaymentStatus.SUCCEEDED]: WebhookTopic.PAYMENT_SUCCEEDED,
  [PaymentStatus.REFUNDED]: WebhookTopic.PAYMENT_REFUNDED,
};

/** A payment outlives its event, whose creator is told of it all the same. */
export const noticeOfPayment: Store<'paymentMoved'> = async (context, manager, { payment }) => {
  const topic = topics[payment.status];
  const { eventId, eventCreatedById, id: paymentId } = payment;
  if (!topic) return;
  if (eventId) return storeNotices(context, manager, topic, [{ eventId, paymentId }]);
  if (!eventCreatedById) return;
  const columns = columnsOf(manager, Webhook).only('id');
  const webhooks = await columns.query(
    manager,
    `SELECT ${columns.sql} FROM webhooks
     WHERE account_id = $1 AND $2 = ANY(topics) AND paused_at IS NULL ORDER BY id FOR KEY SHARE`,
    [eventCreatedById, topic],
  );
  const { clock, jobs } = context.services;
  const cause = { eventId: null, paymentId };
  if (webhooks.length === 0) return;
  await insertNotices(
    manager,
    webhooks.map(({ id }) => noticeOf(id, topic, cause, clock.now())),
  );
  await jobs.enqueueAll(
    manager,
    deliverWebhookJob,
    webhooks.map(({ id: webhookId }) => ({ webhookId })),
  );
};
