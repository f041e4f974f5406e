import { type EntityManager, In } from 'typeorm';
import { changeCounts } from '../events/count-sign-ups.js';
import { PlaceHold } from '../place-holds/place-hold.entity.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { statusOf, WaitingListStatus } from './waiting-list-status.js';

/** Takes people out of the line of an event, with the places that are held for them, in the transaction that has locked the event. */
export async function leaveLine(
  manager: EntityManager,
  eventId: string,
  entries: readonly WaitingListEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await manager.delete(WaitingListEntry, { id: In(entries.map(({ id }) => id)) });
  const accountId = In(entries.map((entry) => entry.accountId));
  const { affected: held } = await manager.delete(PlaceHold, { eventId, accountId });
  const waiting = entries.filter((entry) => statusOf(entry) === WaitingListStatus.WAITING).length;
  await changeCounts(manager, eventId, { held: -(held ?? 0), waiting: -waiting });
}
