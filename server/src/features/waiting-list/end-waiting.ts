import { type EntityManager, IsNull, Not } from 'typeorm';
import { changeCounts } from '../events/count-sign-ups.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { mayMove, statusOf, WaitingListStatus } from './waiting-list-status.js';

export type WaitingEnd = WaitingListStatus.PLACED | WaitingListStatus.EXPIRED | WaitingListStatus.LEFT;

/**
 * Ends the waiting of an account in the way that is given, in the transaction that has locked the event. The caller
 * ends the hold of the account.
 * @returns the entry as it was; null when there is none from which this is an allowed move
 */
export async function endWaiting(
  manager: EntityManager,
  who: { eventId: string; accountId: string },
  end: WaitingEnd,
): Promise<WaitingListEntry | null> {
  const { eventId, accountId } = who;
  const entry = await manager.findOneBy(WaitingListEntry, { eventId, accountId });
  if (!entry || !mayMove(statusOf(entry), end)) return null;
  await manager.delete(WaitingListEntry, { id: entry.id });
  if (statusOf(entry) === WaitingListStatus.WAITING) await changeCounts(manager, eventId, { waiting: -1 });
  return entry;
}

/** Whether the place that is held for an account is one that it was offered while it waited. */
export function isOfferedPlace(
  manager: EntityManager,
  { eventId, accountId }: { eventId: string; accountId: string },
): Promise<boolean> {
  return manager.existsBy(WaitingListEntry, { eventId, accountId, offerExpiresAt: Not(IsNull()) });
}
