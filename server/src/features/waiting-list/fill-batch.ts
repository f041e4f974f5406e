import type { EntityManager } from 'typeorm';
import { Columns, columnsOf } from '../../platform/database/sql/columns.js';
import type { ConsequenceContext } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { HAS_PLACE_FOR_LINE } from '../events/places-left.js';
import { type Refusal, refusalOf } from '../sign-ups/refusal.js';
import { leaveLine } from './leave-line.js';
import { offerPlaces } from './offer-places.js';
import { placeWaiting } from './place-waiting.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

type FillContext = Pick<ConsequenceContext, 'services' | 'runConsequences'>;

/** A person who waits, and why they can have no place; null: they can have one. */
type InLine = WaitingListEntry & { refusal: Refusal | null };

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
  if (!event) return null;
  const now = context.services.clock.now();
  const people = Math.min(freeForLine(event), event.waitingCount, size);
  const next = people > 0 ? await nextInLine(manager, { eventId, now }, people) : [];
  // A person who was offered a place when there was a price has it now for nothing.
  const offered = event.pricePence > 0 ? [] : await offeredPlaces(manager, { eventId, now }, size);
  const line = [...offered, ...next];
  if (line.some(isRefusedToAll)) return null;
  const hasMore = await givePlaces(context, manager, event, line);
  if (next.length < people) return AGAIN_IN;
  return hasMore || next.length === size || offered.length === size ? 0 : null;
}

function freeForLine({ capacity, signUpCount, heldCount }: Event): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity - signUpCount - heldCount;
}

/** A refusal that is about the event and not about one person: no person in line can have a place. */
function isRefusedToAll({ refusal }: InLine): boolean {
  return refusal !== null && refusal !== 'ALREADY_SIGNED_UP';
}

/** @returns whether a place may be left for more people who wait */
async function givePlaces(
  context: FillContext,
  manager: EntityManager,
  event: Event,
  line: InLine[],
): Promise<boolean> {
  const served = line.filter(({ refusal }) => refusal === null);
  await leaveLine(
    manager,
    event.id,
    line.filter(({ refusal }) => refusal !== null),
  );
  if (event.pricePence > 0) {
    await offerPlaces(context, manager, event, served);
    return served.length < line.length;
  }
  return (await placeWaiting(context, manager, event, served)) < line.length;
}

/**
 * The people who wait longest, up to the first whose account is being deleted: that transaction holds the account, and
 * waits for the event's row, which this one has. The deletion may fail, so those behind this person do not overtake.
 */
function nextInLine(manager: EntityManager, at: { eventId: string; now: Date }, howMany: number) {
  return readLine(manager, at, howMany, {
    with: `WITH line AS (
       SELECT id, account_id, joined_at FROM waiting_list_entries
       WHERE event_id = $1 AND offer_expires_at IS NULL ORDER BY joined_at, id LIMIT $3
     ),
     locked AS (
       SELECT id FROM accounts WHERE id IN (SELECT account_id FROM line) FOR KEY SHARE SKIP LOCKED
     )`,
    where: `waiting_list_entries.id IN (
       SELECT id FROM line WHERE (joined_at, id) < ALL (
         SELECT joined_at, id FROM line WHERE account_id NOT IN (SELECT id FROM locked)
       )
     )`,
  });
}

/** People to whom a place is offered, which is held for them. */
function offeredPlaces(manager: EntityManager, at: { eventId: string; now: Date }, howMany: number) {
  return readLine(manager, at, howMany, {
    with: '',
    where: 'waiting_list_entries.offer_expires_at IS NOT NULL',
  });
}

/** The first of a line, each with the refusal as the rows are now. */
function readLine(
  manager: EntityManager,
  { eventId, now }: { eventId: string; now: Date },
  howMany: number,
  which: { with: string; where: string },
): Promise<InLine[]> {
  const refusal = refusalOf({ moment: 'wanted.moment', hasPlace: HAS_PLACE_FOR_LINE });
  const columns = new Columns<Pick<InLine, 'refusal'>>([{ sql: refusal, path: ['refusal'] }]).and(
    columnsOf(manager, WaitingListEntry),
  );
  return columns.query(
    manager,
    `${which.with}
     SELECT ${columns.sql}
     FROM waiting_list_entries JOIN events ON events.id = event_id
     CROSS JOIN LATERAL (
       SELECT waiting_list_entries.event_id, waiting_list_entries.account_id, waiting_list_entries.email,
         $2::timestamptz AS moment
     ) AS wanted
     WHERE waiting_list_entries.event_id = $1 AND ${which.where}
     ORDER BY waiting_list_entries.joined_at, waiting_list_entries.id LIMIT $3`,
    [eventId, now, howMany],
  );
}
