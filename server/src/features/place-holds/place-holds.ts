import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { changeCounts, countHeldPlace } from '../events/count-sign-ups.js';
import type { Event } from '../events/event.entity.js';
import { UserError } from '../user-error.js';
import { endWaiting } from '../waiting-list/end-waiting.js';
import { fillFreePlaces } from '../waiting-list/fill-places.js';
import { WaitingListStatus } from '../waiting-list/waiting-list-status.js';
import { clearRefusal, leavesPlaceToOthers, storeGivenUpPlace } from './place-attempts.js';
import { PlaceHold } from './place-hold.entity.js';

/** Milliseconds in which a checkout must be paid for a place to be sure. */
export const HOLD_TIME = 15 * 60_000;

const LEFT_TO_OTHERS_MESSAGE =
  'A place was held for you within the last hour, and other people ask for one. Please try again later';

interface Holder {
  eventId: string;
  accountId: string;
}

/** The place that is held for an account, run out or not; null when there is none. */
export function findHold(manager: EntityManager, { eventId, accountId }: Holder): Promise<PlaceHold | null> {
  return manager.findOneBy(PlaceHold, { eventId, accountId });
}

/** All places that are held for these accounts. */
export function findHolds(database: EntityManager, accountIds: readonly string[]): Promise<PlaceHold[]> {
  return database.findBy(PlaceHold, { accountId: In([...accountIds]) });
}

/**
 * Holds a place for an account from now on, in the transaction that has locked the event. An account that has one
 * keeps it for the time that it was held for at first: a new start does not hold it longer.
 * @returns whether the account can have a place; false when the event is full
 * @throws UserError EVENT_FULL where it gave up a held place within an hour, and others ask for one
 */
export async function holdPlace(
  context: Pick<ConsequenceContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  { id: eventId, capacity }: Pick<Event, 'id' | 'capacity'>,
  accountId: string,
): Promise<boolean> {
  const now = context.services.clock.now();
  const holder = { eventId, accountId };
  const held = await findHold(manager, holder);
  if (held && held.heldUntil > now) return true;
  if (held) await releasePlace(context, manager, holder);
  if (capacity === null) return true;
  if (await leavesPlaceToOthers(manager, holder, now))
    throw new UserError(ErrorCode.EVENT_FULL, undefined, LEFT_TO_OTHERS_MESSAGE);
  if (!(await countHeldPlace(manager, eventId))) return false;
  await manager.insert(PlaceHold, { ...holder, heldUntil: new Date(now.getTime() + HOLD_TIME) });
  await clearRefusal(manager, holder);
  return true;
}

/**
 * Ends the hold of a place, in the transaction that has locked the event.
 * @returns whether there was one
 */
export async function endHold(manager: EntityManager, { eventId, accountId }: Holder): Promise<boolean> {
  const { affected } = await manager.delete(PlaceHold, { eventId, accountId });
  if (!affected) return false;
  await changeCounts(manager, eventId, { held: -1 });
  return true;
}

/**
 * Ends the hold of a place that was not taken, in the transaction that has locked the event: an offer that it was made
 * for is over, and the place goes to the next in line.
 */
export async function releasePlace(
  context: Pick<ConsequenceContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  { eventId, accountId }: Holder,
): Promise<void> {
  if (!(await endHold(manager, { eventId, accountId }))) return;
  await storeGivenUpPlace(manager, { eventId, accountId }, context.services.clock.now());
  await endWaiting(manager, { eventId, accountId }, WaitingListStatus.EXPIRED);
  await fillFreePlaces(context, manager, eventId);
}

/** At most so many holds that have run out, the oldest first. */
export function listExpiredHolds(database: EntityManager, now: Date, limit: number): Promise<PlaceHold[]> {
  return database.find(PlaceHold, {
    where: { heldUntil: LessThanOrEqual(now) },
    order: { heldUntil: 'ASC' },
    take: limit,
  });
}
