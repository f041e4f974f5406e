import { type EntityManager, IsNull, Not } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import type { ConsequenceContext } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { hasEnded } from '../events/has-ended.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { offerPlaces } from './offer-places.js';
import { placeWaiting } from './place-waiting.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

type FillContext = Pick<ConsequenceContext, 'services' | 'runConsequences'>;

/** Seconds after which the line is served again whose next person is deleting their account. */
const AGAIN_IN = 2;

/**
 * Gives free places of an event to at most so many of the people who wait longest.
 * @returns seconds until the next batch is due; null where no place is free, or where the line is served
 */
export async function fillBatch(
  context: FillContext,
  manager: EntityManager,
  eventId: string,
  size: number,
): Promise<number | null> {
  const event = await lockEventPlaces(manager, eventId);
  if (!event || hasEnded(event, context.services.clock.now())) return null;
  const people = Math.min(freeForLine(event), event.waitingCount, size);
  const next = people > 0 ? await nextInLine(manager, eventId, people) : [];
  const hasMore = await givePlaces(context, manager, event, next, size);
  if (next.length < people) return AGAIN_IN;
  return hasMore ? 0 : null;
}

function freeForLine({ capacity, signUpCount, heldCount }: Event): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity - signUpCount - heldCount;
}

/** @returns whether there may be more free places and more people who wait */
async function givePlaces(
  context: FillContext,
  manager: EntityManager,
  event: Event,
  next: WaitingListEntry[],
  size: number,
): Promise<boolean> {
  if (event.pricePence > 0) {
    await offerPlaces(context, manager, event, next);
    return next.length === size;
  }
  // A person who was offered a place when there was a price has it now for nothing.
  const offered = await manager.find(WaitingListEntry, {
    where: { eventId: event.id, offerExpiresAt: Not(IsNull()) },
    take: size,
  });
  const placed = await placeWaiting(context, manager, event, [...offered, ...next]);
  return next.length === size || offered.length === size || placed < offered.length + next.length;
}

/**
 * The people who wait longest, up to the first whose account is being deleted: that transaction holds the account, and
 * waits for the event's row, which this one has. The deletion may fail, so those behind this person do not overtake.
 */
async function nextInLine(
  manager: EntityManager,
  eventId: string,
  howMany: number,
): Promise<WaitingListEntry[]> {
  const columns = columnsOf(manager, WaitingListEntry);
  return columns.query(
    manager,
    `WITH line AS (
       SELECT id, account_id, joined_at FROM waiting_list_entries
       WHERE event_id = $1 AND offer_expires_at IS NULL ORDER BY joined_at, id LIMIT $2
     ),
     locked AS (
       SELECT id FROM accounts WHERE id IN (SELECT account_id FROM line) FOR KEY SHARE SKIP LOCKED
     )
     SELECT ${columns.sql} FROM waiting_list_entries
     WHERE id IN (
       SELECT id FROM line WHERE (joined_at, id) < ALL (
         SELECT joined_at, id FROM line WHERE account_id NOT IN (SELECT id FROM locked)
       )
     )
     ORDER BY joined_at, id`,
    [eventId, howMany],
  );
}
