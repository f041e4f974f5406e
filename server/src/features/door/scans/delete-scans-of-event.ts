import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import type { EventBatch } from '../../events/event-batch.js';
import { Scan } from './scan.entity.js';

/** Deletes a batch of the scans at a deleted event. */
export async function deleteScansOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(Scan)
    .where('id IN (SELECT id FROM scans WHERE event_id = :eventId LIMIT :size)', { eventId: event.id, size })
    .execute();
  if (affected === size) leaveRest();
}
