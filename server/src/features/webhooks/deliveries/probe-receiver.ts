import type { JobContext } from '../../define-job.js';
import type { WebhookNotice } from '../notices/webhook-notice.entity.js';
import type { Webhook } from '../webhook.entity.js';
import { attemptDelivery } from './attempt-delivery.js';
import { findDueNotices, findWaitingNotices } from './due-notices.js';
import { inParallel } from './in-parallel.js';
import type { DeliveryResult } from './webhook-gateway.js';

/** In milliseconds. */
const MINUTE = 60_000;
/** A receiver that takes nothing of so many subjects is down: the others need not be tried. */
export const SUBJECTS_OF_OUTAGE = 5;

export interface Round {
  /** Whether no further notice is begun. */
  isOver: () => boolean;
  /**
   * @param isEarly whether it was sent before its time: a failure is no attempt then
   * @returns when the notice is tried again; null when it was taken, or no notice is sent any more
   */
  store: (notice: WebhookNotice, result: DeliveryResult, isEarly: boolean) => Promise<Date | null>;
}

export interface Probe {
  /** Whether the receiver has shown that it works. */
  isReached: boolean;
  /** When it is probed next; null: nothing waits. */
  probeAt: Date | null;
}

/**
 * Sends one notice before its time where the last probe was a minute ago. When the receiver takes it, all that wait are sent,
 * the first of each subject: the others of a subject follow in their turn.
 */
export async function probeReceiver(context: JobContext, webhook: Webhook, round: Round): Promise<Probe> {
  const now = context.services.clock.now();
  const { id, probeAt } = webhook;
  if (!probeAt || probeAt > now) return { isReached: false, probeAt };
  const waiting = await findWaitingNotices(context.database, id, now);
  const fresh = isDown(webhook, now) ? await findDueNotices(context.database, id, now, 1) : [];
  const first = inTurn(fresh, waiting, now);
  if (!first) return { isReached: true, probeAt: null };
  const take = async (notice: WebhookNotice): Promise<boolean> => {
    const result = await attemptDelivery(context, webhook, notice);
    await round.store(notice, result, true);
    return result.error === null;
  };
  if (!(await take(first))) return { isReached: false, probeAt: nextProbe(now) };
  let failed = 0;
  await inParallel(
    waiting.filter((notice) => notice !== first),
    async (notice) => {
      if (round.isOver() || failed >= SUBJECTS_OF_OUTAGE) return;
      if (!(await take(notice))) failed++;
    },
  );
  if (failed > 0) return { isReached: true, probeAt: nextProbe(now) };
  return { isReached: true, probeAt: round.isOver() ? now : null };
}

/** Whether nothing is sent to a receiver but probes. */
export function isDown({ nextAttemptAt }: Webhook, now: Date): boolean {
  return nextAttemptAt !== null && nextAttemptAt > now;
}

export function nextProbe(now: Date): Date {
  return new Date(now.getTime() + MINUTE);
}

/**
 * By the minute, a new one and one of those that wait by turns: the receiver may refuse some of them for good, and take all
 * others.
 */
function inTurn(
  fresh: readonly WebhookNotice[],
  waiting: readonly WebhookNotice[],
  now: Date,
): WebhookNotice | undefined {
  const minute = Math.floor(now.getTime() / MINUTE);
  const [one] = fresh;
  if (one && (minute % 2 === 0 || waiting.length === 0)) return one;
  return waiting[Math.floor(minute / 2) % waiting.length];
}
