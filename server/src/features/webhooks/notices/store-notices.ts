import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { columnsOf, insertedColumnsOf } from '../../../platform/database/sql/columns.js';
import type { ConsequenceContext } from '../../context.js';
import type { Cause, NoticeIds } from '../../define-cause.js';
import { deliverWebhookJob } from '../deliveries/deliver-webhook.job.js';
import { Webhook } from '../webhook.entity.js';
import { WebhookNotice } from './webhook-notice.entity.js';
import type { WebhookTopic } from './webhook-topic.js';

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

interface Wanted {
  webhookId: string;
  ids: NoticeIds;
}

/**
 * Stores the notices of a cause's topic, in the transaction of the cause, which has the rows of the events locked: that makes
 * the order of an event's notices. One look-up for a whole batch where no webhook listens.
 */
export async function storeNotices<Data>(
  { services: { clock, jobs } }: Pick<ConsequenceContext, 'services'>,
  manager: EntityManager,
  { webhookTopic }: Cause<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  if (!webhookTopic) return;
  const topic = webhookTopic.name as WebhookTopic;
  const wanted = await findWanted(manager, topic, webhookTopic.noticesOf(data));
  if (wanted.length === 0) return;
  const occurredAt = clock.now();
  await insertNotices(
    manager,
    wanted.map(({ webhookId, ids }) => noticeOf(webhookId, topic, ids, occurredAt)),
  );
  const webhookIds = [...new Set(wanted.map(({ webhookId }) => webhookId))];
  await jobs.enqueueAll(
    manager,
    deliverWebhookJob,
    webhookIds.map((webhookId) => ({ webhookId })),
  );
}

async function findWanted(
  manager: EntityManager,
  topic: WebhookTopic,
  notices: readonly NoticeIds[],
): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const ofEvents = notices.filter(({ eventCreatedById }) => !eventCreatedById);
  const eventIds = [...new Set(ofEvents.map(({ eventId }) => eventId))];
  const listeners =
    eventIds.length === 0 ? [] : await manager.query<Listener[]>(LISTENERS, [eventIds, topic]);
  for (const { id: webhookId, eventIds: ofOwner } of listeners) {
    const own = ofEvents.filter(({ eventId }) => eventId && ofOwner.includes(eventId));
    wanted.push(...own.map((ids) => ({ webhookId, ids })));
  }
  for (const ids of notices) {
    if (!ids.eventCreatedById) continue;
    const webhooks = await webhooksOf(manager, ids.eventCreatedById, topic);
    wanted.push(...webhooks.map(({ id: webhookId }) => ({ webhookId, ids })));
  }
  return wanted;
}

/** The webhooks of an account that are notified of a topic, locked like the others. */
function webhooksOf(
  manager: EntityManager,
  accountId: string,
  topic: WebhookTopic,
): Promise<Pick<Webhook, 'id'>[]> {
  const columns = columnsOf(manager, Webhook).only('id');
  return columns.query(
    manager,
    `SELECT ${columns.sql} FROM webhooks
     WHERE account_id = $1 AND $2 = ANY(topics) ORDER BY id FOR KEY SHARE`,
    [accountId, topic],
  );
}

type NewNotice = Omit<WebhookNotice, 'position'>;

function noticeOf(
  webhookId: string,
  topic: WebhookTopic,
  { eventId, signUpId, paymentId, waitingListEntryId }: NoticeIds,
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
