import { type EntityManager, MoreThan } from 'typeorm';
import { NIL } from 'uuid';
import type { ConsequenceContext } from '../context.js';
import { setNotifiedUpTo } from '../events/cancellation/notified-up-to.js';
import type { EventBatch } from '../events/event-batch.js';
import { placesLost } from './causes.js';
import { markRemovedFromCalendar } from './in-calendars/mark-added-to-calendar.js';
import { SignUp } from './sign-up.entity.js';

/**
 * Does what follows for a batch of the people with a place at a cancelled event. Their sign-ups stay. They come in the order of
 * the index that keeps an account from signing up twice.
 */
export async function endPlacesOfEvent(
  { runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const signUps = await manager.find(SignUp, {
    where: { eventId: event.id, accountId: MoreThan(event.cancellationNotifiedUpTo ?? NIL) },
    order: { accountId: 'ASC' },
    take: size,
  });
  const last = signUps.at(-1);
  if (!last) return;
  if (signUps.length === size) leaveRest();
  await runConsequences(placesLost, manager, { events: [event], signUps, waiting: [] });
  await markRemovedFromCalendar(manager, signUps);
  await setNotifiedUpTo(manager, [event.id], last.accountId);
}
