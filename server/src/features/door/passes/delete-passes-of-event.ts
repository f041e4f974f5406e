import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import type { EventBatch } from '../../events/event-batch.js';
import { DoorPass } from './door-pass.entity.js';

/** Deletes a batch of the door passes of an event long ago. Their names are often those of helpers, and no scan names them any more. */
export async function deletePassesOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(DoorPass)
    .where('id IN (SELECT id FROM door_passes WHERE event_id = :eventId LIMIT :size)', {
      eventId: event.id,
      size,
    })
    .execute();
  if (affected === size) leaveRest();
}
