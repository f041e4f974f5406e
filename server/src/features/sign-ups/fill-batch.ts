import { type EntityManager, IsNull, Not } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import type { ConsequenceContext } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { hasEnded } from '../events/has-ended.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { offerPlaces } from './offer-places.js';
import { placeWaiting } from './place-waiting.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/**
 * Gives free places of an event to at most so many of those who wait longest.
 * @returns whether there may be more free places and more people who wait
 */
export async function fillBatch(
  context: Pick<ConsequenceContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  eventId: string,
  size: number,
): Promise<boolean> {
  const event = await lockEventPlaces(manager, eventId);
  if (!event || hasEnded(event, context.services.clock.now())) return false;
  const people = Math.min(freeForLine(event), event.waitingCount, size);
  const next = people > 0 ? await nextInLine(manager, eventId, people) : [];
  if (event.pricePence > 0) {
    await offerPlaces(context, manager, event, next);
    return next.length === size;
  }
  // Who was offered a place when there was a price has it now for nothing.
  const offered = await manager.find(WaitingListEntry, {
    where: { eventId, offerExpiresAt: Not(IsNull()) },
    take: size,
  });
  const placed = await placeWaiting(context, manager, event, [...offered, ...next]);
  return next.length === size || offered.length === size || placed < offered.length + next.length;
}

function freeForLine({ capacity, signUpCount, heldCount }: Event): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity - signUpCount - heldCount;
}

/**
 * Those who wait longest. Who is just deleting their account is left out: that transaction holds the account, and waits
 * for the event's row, which this one has.
 */
async function nextInLine(
  manager: EntityManager,
  eventId: string,
  howMany: number,
): Promise<WaitingListEntry[]> {
  const columns = columnsOf(manager, WaitingListEntry);
  return columns.query(
    manager,
    `SELECT ${columns.sql} FROM waiting_list_entries
     JOIN accounts ON accounts.id = account_id
     WHERE event_id = $1 AND offer_expires_at IS NULL
     ORDER BY joined_at, waiting_list_entries.id LIMIT $2 FOR KEY SHARE OF accounts SKIP LOCKED`,
    [eventId, howMany],
  );
}
