import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { insertedColumnsOf } from '../../../platform/database/sql/columns.js';
import type { ConsequenceContext } from '../../context.js';
import { deliverWebhookJob } from '../deliveries/deliver-webhook.job.js';
import { WebhookNotice } from './webhook-notice.entity.js';
import type { WebhookTopic } from './webhook-topic.js';

/** The cause, at one event. */
export interface Cause {
  eventId: string;
  signUpId?: string | null;
  paymentId?: string;
  waitingListEntryId?: string;
}

interface Listener {
  id: string;
  /** Those of its owner's. */
  eventIds: string[];
}

/**
 * The webhooks that are notified of a topic by the creators of events, paused ones too. They are locked against deletion:
 * a sign-up must not fail because an owner deletes a webhook. The creators are one value to PostgreSQL, so that it
 * has but one way to find their webhooks, by the index, whatever it believes to be in the tables.
 */
const LISTENERS = `
  SELECT id, ARRAY(
    SELECT events.id FROM events WHERE events.id = ANY($1) AND created_by_id = webhooks.account_id
  ) AS "eventIds"
  FROM webhooks
  WHERE account_id = ANY(ARRAY(SELECT created_by_id FROM events WHERE events.id = ANY($1)))
    AND $2 = ANY(topics)
  ORDER BY id FOR KEY SHARE`;

/**
 * Stores the notices of webhooks, in the transaction of its cause, which has the rows of the events locked: that
 * makes the order of an event's notices. One look-up for a whole batch where no webhook listens.
 */
export async function storeNotices(
  context: Pick<ConsequenceContext, 'services'>,
  manager: EntityManager,
  topic: WebhookTopic,
  causes: readonly Cause[],
): Promise<void> {
  if (causes.length === 0) return;
  const eventIds = [...new Set(causes.map(({ eventId }) => eventId))];
  const listeners = await manager.query<Listener[]>(LISTENERS, [eventIds, topic]);
  if (listeners.length === 0) return;
  const wanted = listeners.flatMap(({ id: webhookId, eventIds: ofOwner }) =>
    causes.filter(({ eventId }) => ofOwner.includes(eventId)).map((cause) => ({ webhookId, cause })),
  );
  await storeNoticesOf(context, manager, topic, wanted);
}

interface Wanted {
  webhookId: string;
  cause: Omit<Cause, 'eventId'> & { eventId: string | null };
}

/** Stores the notices of these webhooks, and has them sent. */
export async function storeNoticesOf(
  { services: { clock, jobs } }: Pick<ConsequenceContext, 'services'>,
  manager: EntityManager,
  topic: WebhookTopic,
  wanted: readonly Wanted[],
): Promise<void> {
  if (wanted.length === 0) return;
  const occurredAt = clock.now();
  await insertNotices(
    manager,
    wanted.map(({ webhookId, cause }) => noticeOf(webhookId, topic, cause, occurredAt)),
  );
  const webhookIds = [...new Set(wanted.map(({ webhookId }) => webhookId))];
  await jobs.enqueueAll(
    manager,
    deliverWebhookJob,
    webhookIds.map((webhookId) => ({ webhookId })),
  );
}

type NewNotice = Omit<WebhookNotice, 'position'>;

function noticeOf(
  webhookId: string,
  topic: WebhookTopic,
  { eventId, signUpId, paymentId, waitingListEntryId }: Wanted['cause'],
  occurredAt: Date,
): NewNotice {
  return {
    id: newId(),
    webhookId,
    topic,
    occurredAt,
    subjectId: eventId ?? paymentId ?? webhookId,
    eventId,
    signUpId: signUpId ?? null,
    paymentId: paymentId ?? null,
    waitingListEntryId: waitingListEntryId ?? null,
    attempts: 0,
    nextAttemptAt: null,
    deliveredAt: null,
  };
}

/** Their positions are drawn in the order of the list. */
async function insertNotices(manager: EntityManager, notices: readonly NewNotice[]): Promise<void> {
  const columns = insertedColumnsOf(manager, WebhookNotice).only(
    'id',
    'webhookId',
    'topic',
    'occurredAt',
    'subjectId',
    'eventId',
    'signUpId',
    'paymentId',
    'waitingListEntryId',
  );
  await manager.query(
    `INSERT INTO webhook_notices (${columns.names})
     SELECT ${columns.names} FROM json_populate_recordset(NULL::webhook_notices, $1)`,
    [columns.jsonOf(notices)],
  );
}
