import type { JobContext } from '../../define-job.js';
import type { WebhookNotice } from '../notices/webhook-notice.entity.js';
import type { Webhook } from '../webhook.entity.js';
import { attemptDelivery } from './attempt-delivery.js';
import { findDueNotices } from './due-notices.js';
import { inParallel } from './in-parallel.js';
import { isDown, nextProbe, probeReceiver, type Round, SUBJECTS_OF_OUTAGE } from './probe-receiver.js';

/** Milliseconds: notices that have waited longer are sent one by one, the oldest first. */
const LATE = 60 * 60_000;

/** When a webhook is looked at again, beside the times of its notices. */
export interface NextTries {
  /** When the receiver is tried again, if it is down. */
  nextAttemptAt: Date | null;
  probeAt: Date | null;
}

/** Probes the receiver where it is time, and sends what is due unless the receiver is down. */
export async function deliverRound(context: JobContext, webhook: Webhook, round: Round): Promise<NextTries> {
  const now = context.services.clock.now();
  const { isReached, probeAt } = await probeReceiver(context, webhook, round);
  if (isDown(webhook, now) && !isReached) return { nextAttemptAt: webhook.nextAttemptAt, probeAt };
  const { nextAttemptAt, hasFailed } = await deliverDue(context, webhook, round);
  return { nextAttemptAt, probeAt: probeAt ?? (hasFailed ? nextProbe(now) : null) };
}

/**
 * Sends what is due to a webhook, those of one subject one after the other up to the first that fails.
 * @returns when the receiver is to be tried again, if it is down
 */
async function deliverDue(
  context: JobContext,
  webhook: Webhook,
  { isOver, store }: Round,
): Promise<Pick<NextTries, 'nextAttemptAt'> & { hasFailed: boolean }> {
  const now = context.services.clock.now();
  const due = await findDueNotices(context.database, webhook.id, now);
  const state = { taken: 0, failed: 0, nextAttemptAt: null as Date | null };
  const takesNothing = () => state.taken === 0 && state.failed >= SUBJECTS_OF_OUTAGE;
  const outcome = () => ({
    nextAttemptAt: takesNothing() ? state.nextAttemptAt : null,
    hasFailed: state.failed > 0,
  });
  const deliver = async (notices: readonly WebhookNotice[]) => {
    for (const notice of notices) {
      if (isOver() || takesNothing()) return;
      const result = await attemptDelivery(context, webhook, notice);
      const nextAttemptAt = await store(notice, result, false);
      if (result.error !== null) {
        state.failed++;
        state.nextAttemptAt = earlier(state.nextAttemptAt, nextAttemptAt);
        return;
      }
      state.taken++;
    }
  };
  const deliverInOrder = async () => {
    const failed = new Set<string>();
    for (const notice of due) {
      if (failed.has(notice.subjectId)) continue;
      const { failed: before } = state;
      await deliver([notice]);
      if (state.failed > before) failed.add(notice.subjectId);
    }
  };
  if (due[0] && now.getTime() - due[0].occurredAt.getTime() > LATE) {
    await deliverInOrder();
    return outcome();
  }
  const subjects = [...Map.groupBy(due, ({ subjectId }) => subjectId).values()];
  // The first ones tell whether the others are worth a try.
  await inParallel(subjects.slice(0, SUBJECTS_OF_OUTAGE), deliver);
  await inParallel(subjects.slice(SUBJECTS_OF_OUTAGE), deliver);
  return outcome();
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
