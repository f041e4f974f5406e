import { type EntityManager, IsNull } from 'typeorm';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/** One waiting list entry; null when the waiting is over, or its event is deleted. */
export function findWaitingListEntry(database: EntityManager, id: string): Promise<WaitingListEntry | null> {
  return database.findOneBy(WaitingListEntry, { id, event: { deletedAt: IsNull() } });
}

/** An account's entry in the waiting list of an event; null when there is none. */
export function findWaitingListEntryOf(
  database: EntityManager,
  { eventId, accountId }: { eventId: string; accountId: string },
): Promise<WaitingListEntry | null> {
  return database.findOneBy(WaitingListEntry, { eventId, accountId });
}
