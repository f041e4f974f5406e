import type { Event } from './event.entity.js';

type Places = Pick<Event, 'capacity' | 'signUpCount' | 'heldCount' | 'waitingCount'>;

/**
 * How many places at an event anybody can have; null: any number. A place that is held for somebody is not free, and
 * while people wait a free place is theirs.
 */
export function placesLeft({ capacity, signUpCount, heldCount, waitingCount }: Places): number | null {
  if (capacity === null) return null;
  return waitingCount > 0 ? 0 : Math.max(0, capacity - signUpCount - heldCount);
}

/** The same in SQL, of a row of events: whether anybody can have a place. */
export const HAS_FREE_PLACE =
  '(capacity IS NULL OR (waiting_count = 0 AND sign_up_count + held_count < capacity))';
