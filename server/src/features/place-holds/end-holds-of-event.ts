import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { changeCounts } from '../events/count-sign-ups.js';
import type { EventBatch } from '../events/event-batch.js';
import { PlaceHold } from './place-hold.entity.js';

/** Ends the holds of places at a cancelled event, once its waiting list is empty. */
export async function endHoldsOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event: { id: eventId }, hasRest }: EventBatch,
): Promise<void> {
  if (hasRest()) return;
  const { affected: held } = await manager.delete(PlaceHold, { eventId });
  if (held) await changeCounts(manager, eventId, { held: -held });
}
