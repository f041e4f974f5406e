import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { RateLimitedError } from '../../../platform/errors/request-errors.js';
import { defineJob, type JobContext } from '../../define-job.js';
import { WebhookNotice } from '../notices/webhook-notice.entity.js';
import { Webhook } from '../webhook.entity.js';
import { claimWebhook, endOfOldClaim, releaseWebhook } from './claim-webhook.js';
import { deliverRound, type NextTries } from './deliver-round.js';
import { findDueNotices } from './due-notices.js';
import type { Round } from './probe-receiver.js';
import { gapAfter } from './retry-gaps.js';
import { sendWebhookPausedMailJob } from './send-webhook-paused-mail.job.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { DeliveryResult } from './webhook-gateway.js';

/** Milliseconds after which a webhook lets others go first. */
const TURN = 5_000;
/** The receiver wants nothing more (RFC 9110, 15.5.11; Standard Webhooks): the webhook ends at once. */
const GONE = 410;
/** Seconds: the clock of another process may be behind. */
const MARGIN = 1;

/**
 * Sends the notices of one webhook. One worker at a time does so for a webhook, so that the notices of an event arrive
 * in their order, and a slow receiver takes no second worker.
 */
export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  batchSize: 1,
  workers: 20,
  schema: z.object({ webhookId: z.uuid() }),
  run: async (context, { webhookId }) => {
    const { database, services } = context;
    const endsAt = performance.now() + TURN;
    let hasEnded = false;
    const isOver = () => hasEnded || performance.now() > endsAt;
    while (!isOver()) {
      const claim = await claimWebhook(database, webhookId, services.clock.now());
      if (!claim) return comeBackToOldClaim(context, webhookId);
      let next: NextTries = claim.webhook;
      const store: Round['store'] = async (notice, result, isEarly) => {
        if (isEarly && result.error !== null && result.status !== GONE) return notice.nextAttemptAt;
        const nextAttemptAt = await storeResult(context, notice, result);
        hasEnded ||= result.error !== null && nextAttemptAt === null;
        return nextAttemptAt;
      };
      try {
        next = await deliverRound(context, claim.webhook, { isOver, store });
      } catch (error) {
        if (!(error instanceof RateLimitedError)) throw error;
        // The owner's budget is spent: the rest waits for the next minute, and no attempt is counted.
        next = { ...next, nextAttemptAt: await comeBackIn(context, webhookId, error) };
      } finally {
        await releaseWebhook(database, claim, next);
      }
      const { nextAttemptAt, probeAt } = next;
      if (probeAt && probeAt.getTime() !== claim.webhook.probeAt?.getTime())
        await comeBackAt(context, webhookId, probeAt);
      // A job that came while this one had the webhook has ended, and left its work to this one.
      const due = await findDueNotices(database, webhookId, services.clock.now(), 1);
      if (nextAttemptAt || due.length === 0) return;
    }
    await transaction(database, (manager) => askForDelivery(context, manager, webhookId));
  },
});

/** The job of a worker that was killed may come back before its claim ends, and would then find nothing to do. */
async function comeBackToOldClaim(context: JobContext, webhookId: string): Promise<void> {
  const end = await endOfOldClaim(context.database, webhookId, context.services.clock.now());
  if (end) await comeBackAt(context, webhookId, end);
}

async function comeBackIn(
  context: JobContext,
  webhookId: string,
  { retryAfterSeconds }: RateLimitedError,
): Promise<Date> {
  const at = new Date(context.services.clock.now().getTime() + retryAfterSeconds * 1_000);
  await comeBackAt(context, webhookId, at);
  return at;
}

async function comeBackAt({ database, services }: JobContext, webhookId: string, at: Date): Promise<void> {
  const seconds = Math.ceil((at.getTime() - services.clock.now().getTime()) / 1_000) + MARGIN;
  await transaction(database, (manager) =>
    services.jobs.enqueueIn(manager, deliverWebhookJob, { webhookId }, seconds),
  );
}

/** Has the notices of a webhook sent soon, within a transaction. */
export async function askForDelivery(
  { services: { jobs } }: Pick<JobContext, 'services'>,
  manager: EntityManager,
  webhookId: string,
): Promise<void> {
  await jobs.enqueue(manager, deliverWebhookJob, { webhookId });
}

/**
 * Stores how an attempt ended, with what follows: another attempt later, or the end of all attempts.
 * @returns when the notice is tried again; null when it was taken or the webhook has ended
 */
async function storeResult(
  context: JobContext,
  { id, webhookId, topic, attempts }: WebhookNotice,
  { status, error, durationMs }: DeliveryResult,
): Promise<Date | null> {
  const { services, log } = context;
  const now = services.clock.now();
  const gap = error === null || status === GONE ? null : gapAfter(attempts + 1);
  const nextAttemptAt = gap === null ? null : new Date(now.getTime() + gap * 1_000);
  const change =
    error === null
      ? { deliveredAt: now }
      : { attempts: attempts + 1, ...(gap !== null && { nextAttemptAt }) };
  await transaction(context.database, async (manager) => {
    // First, as in the deletion of the webhook, which may have come while the notice was sent.
    const sql = 'SELECT FROM webhooks WHERE id = $1 FOR KEY SHARE';
    const webhooks = await manager.query<unknown[]>(sql, [webhookId]);
    if (webhooks.length === 0) return;
    await manager.update(WebhookNotice, { id }, change);
    await manager.insert(WebhookDelivery, {
      ...{ id: newId(), webhookId, noticeId: id, topic, attempt: attempts + 1 },
      ...{ status, error, durationMs, deliveredAt: now },
    });
    if (gap !== null) await services.jobs.enqueueIn(manager, deliverWebhookJob, { webhookId }, gap + MARGIN);
    else if (error !== null) await pause(context, manager, webhookId);
  });
  if (error !== null) log.warn({ webhookId, noticeId: id, status, attempt: attempts + 1 }, 'webhook failed');
  return nextAttemptAt;
}

async function pause(
  { services: { clock, jobs }, log }: JobContext,
  manager: EntityManager,
  webhookId: string,
): Promise<void> {
  await manager.update(Webhook, { id: webhookId }, { pausedAt: clock.now() });
  await jobs.enqueue(manager, sendWebhookPausedMailJob, { webhookId });
  log.warn({ webhookId }, 'webhook paused');
}
