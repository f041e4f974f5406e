import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import type { EventBatch } from '../../events/event-batch.js';
import { placesErased } from '../causes.js';

/** A part of a statement: counts erased rows by day. @param rows a table with a column signed_up_at */
export const countErased = (count: 'place_count' | 'cancelled_count', rows: string) => `
  INSERT INTO erased_places (event_id, signed_up_on, place_count, cancelled_count)
  SELECT $1::uuid, (signed_up_at AT TIME ZONE $2)::date,
    ${count === 'place_count' ? 'count(*)' : '0'}, ${count === 'cancelled_count' ? 'count(*)' : '0'}
  FROM ${rows} GROUP BY 2
  ON CONFLICT (event_id, signed_up_on) DO UPDATE SET ${count} = erased_places.${count} + excluded.${count}`;

/**
 * Erases a batch of the people who had a place at an event long ago. Their number stays. A scan that comes in at this moment waits
 * for the rows, and then finds no place.
 */
export async function eraseSignUpsOfEvent(
  { runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const found = await manager.query<{ id: string }[]>(
    'SELECT id FROM sign_ups WHERE event_id = $1 ORDER BY account_id LIMIT $2 FOR UPDATE',
    [event.id, size],
  );
  if (found.length === 0) return;
  if (found.length === size) leaveRest();
  const signUpIds = found.map(({ id }) => id);
  await runConsequences(placesErased, manager, { eventId: event.id, signUpIds });
  await manager.query(
    `WITH gone AS (DELETE FROM sign_ups WHERE id = ANY($3) RETURNING signed_up_at)
     ${countErased('place_count', 'gone')}`,
    [event.id, event.timeZone, signUpIds],
  );
}
