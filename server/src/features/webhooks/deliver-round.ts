import pLimit from 'p-limit';
import type { JobContext } from '../define-job.js';
import { attemptDelivery } from './attempt-delivery.js';
import { findDueNotices } from './due-notices.js';
import type { Webhook } from './webhook.entity.js';
import type { DeliveryResult } from './webhook-gateway.js';
import type { WebhookNotice } from './webhook-notice.entity.js';

/** Of different subjects, at the same time. */
const CONCURRENCY = 5;
/** A receiver that takes nothing of so many subjects is down: the others need not be tried. */
const SUBJECTS_OF_OUTAGE = 5;

interface Round {
  /** Whether no further notice is begun. */
  isOver: () => boolean;
  /** @returns when the notice is tried again; null when it was taken, or no notice is sent any more */
  store: (notice: WebhookNotice, result: DeliveryResult) => Promise<Date | null>;
}

/**
 * Sends what is due to a webhook, those of one subject one after the other up to the first that fails.
 * @returns when the receiver is to be tried again, if it is down
 */
export async function deliverRound(
  context: JobContext,
  webhook: Webhook,
  { isOver, store }: Round,
): Promise<Date | null> {
  const due = await findDueNotices(context.database, webhook.id, context.services.clock.now());
  const state = { taken: 0, failed: 0, nextAttemptAt: null as Date | null, hasEnded: false };
  const isDown = () => state.taken === 0 && state.failed >= SUBJECTS_OF_OUTAGE;
  const deliver = async (notices: readonly WebhookNotice[]) => {
    for (const notice of notices) {
      if (isOver() || isDown() || state.hasEnded) return;
      const result = await attemptDelivery(context, webhook, notice);
      const nextAttemptAt = await store(notice, result);
      if (result.error !== null) {
        state.failed++;
        state.hasEnded ||= nextAttemptAt === null;
        state.nextAttemptAt = earlier(state.nextAttemptAt, nextAttemptAt);
        return;
      }
      state.taken++;
    }
  };
  const subjects = [...Map.groupBy(due, ({ subjectId }) => subjectId).values()];
  // The first ones tell whether the others are worth a try.
  await inParallel(subjects.slice(0, SUBJECTS_OF_OUTAGE), deliver);
  await inParallel(subjects.slice(SUBJECTS_OF_OUTAGE), deliver);
  return isDown() ? state.nextAttemptAt : null;
}

/** @throws what the first has thrown, when all have ended */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const limit = pLimit(CONCURRENCY);
  const outcomes = await Promise.allSettled(items.map((item) => limit(() => work(item))));
  const broken = outcomes.find((outcome) => outcome.status === 'rejected');
  if (broken) throw broken.reason;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
