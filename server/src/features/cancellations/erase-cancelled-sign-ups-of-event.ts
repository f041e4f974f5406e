import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import type { EventBatch } from '../events/event-batch.js';
import { countErased } from '../sign-ups/erased-places/erase-sign-ups-of-event.js';

/** Erases a batch of the people who gave their place at an event back long ago. Their number stays. */
export async function eraseCancelledSignUpsOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const [{ erased }] = await manager.query<[{ erased: number }]>(
    `WITH gone AS (
       DELETE FROM cancelled_sign_ups
       WHERE id IN (SELECT id FROM cancelled_sign_ups WHERE event_id = $1 LIMIT $3 FOR UPDATE)
       RETURNING signed_up_at
     ), counted AS (${countErased('cancelled_count', 'gone')})
     SELECT count(*)::int AS erased FROM gone`,
    [event.id, event.timeZone, size],
  );
  if (erased === size) leaveRest();
}
