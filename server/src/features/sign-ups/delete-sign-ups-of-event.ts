import { type EntityManager, In } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { isNotified } from '../events/cancellation/notified-up-to.js';
import { uncountSignUps } from '../events/count-sign-ups.js';
import type { EventBatch } from '../events/event-batch.js';
import { placesLost } from './causes.js';
import { SignUp } from './sign-up.entity.js';

/**
 * Deletes a batch of the sign-ups to a deleted event, with what follows from that. A person who has been notified that it is
 * cancelled has lost the place already.
 */
export async function deleteSignUpsOfEvent(
  { runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const found = await manager.find(SignUp, { where: { eventId: event.id }, take: size });
  if (found.length === size) leaveRest();
  const signUps = found.filter(({ accountId }) => !isNotified(event, accountId));
  if (signUps.length > 0)
    await runConsequences(placesLost, manager, { events: [event], signUps, waiting: [] });
  await manager.delete(SignUp, { id: In(found.map(({ id }) => id)) });
  await uncountSignUps(manager, event.id, found.length);
}
