import { Between, type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { Webhook } from '../webhook.entity.js';
import type { NextTries } from './deliver-round.js';

/** Milliseconds: longer than a worker sends, so that only a killed one leaves its claim. */
const CLAIM = 30_000;
/** Milliseconds: most turns are over by then. */
const OLD = 10_000;

export interface Claim {
  webhook: Webhook;
  until: Date;
}

/**
 * Makes the caller the only one who sends to a webhook, for half a minute.
 * @returns null when another does, or nothing is to be sent now
 */
export async function claimWebhook(database: EntityManager, id: string, now: Date): Promise<Claim | null> {
  const until = new Date(now.getTime() + CLAIM);
  const unclaimed = [IsNull(), LessThanOrEqual(now)].flatMap((claimedUntil) =>
    [
      { nextAttemptAt: IsNull() },
      { nextAttemptAt: LessThanOrEqual(now) },
      { probeAt: LessThanOrEqual(now) },
    ].map((isTime) => ({ id, pausedAt: IsNull(), claimedUntil, ...isTime })),
  );
  const { affected } = await database
    .createQueryBuilder()
    .update(Webhook)
    .set({ claimedUntil: until })
    .where(unclaimed)
    .execute();
  const webhook = affected ? await database.findOneBy(Webhook, { id }) : null;
  return webhook && { webhook, until };
}

/**
 * When a claim ends that is so old that its worker may have been killed.
 * @returns null where there is none
 */
export async function endOfOldClaim(database: EntityManager, id: string, now: Date): Promise<Date | null> {
  const claimedUntil = Between(now, new Date(now.getTime() + CLAIM - OLD));
  const webhook = await database.findOneBy(Webhook, { id, pausedAt: IsNull(), claimedUntil });
  return webhook?.claimedUntil ?? null;
}

export async function releaseWebhook(
  database: EntityManager,
  { webhook: { id }, until }: Claim,
  { nextAttemptAt, probeAt }: NextTries,
): Promise<void> {
  await database.update(Webhook, { id, claimedUntil: until }, { claimedUntil: null, nextAttemptAt, probeAt });
}
