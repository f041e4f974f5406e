import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
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

/** SQL of a row of events: whether a place is free for the people who wait. It does not ask whether the event has ended. */
export const HAS_PLACE_FOR_LINE =
  'waiting_count > 0 AND (capacity IS NULL OR sign_up_count + held_count < capacity)';

/**
 * The ids of events at which people wait although a place is free, in the order of the ids.
 * @param after the last id of the page before
 */
export async function listEventsWithUnfilledPlaces(
  database: EntityManager,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await read<{ id: string }>(
    database,
    `SELECT id FROM events WHERE ends_at > $1 AND deleted_at IS NULL AND cancelled_at IS NULL AND ${HAS_PLACE_FOR_LINE}
       AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
    [now, after, limit],
  );
  return rows.map(({ id }) => id);
}
