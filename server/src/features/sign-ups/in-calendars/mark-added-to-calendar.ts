import { type EntityManager, In } from 'typeorm';
import { SignUp } from '../sign-up.entity.js';

/** Notes that a sign-up is in the person's calendar, so that what changes of the event is followed there. */
export async function markAddedToCalendar(database: EntityManager, id: string, at: Date): Promise<void> {
  await database.update(SignUp, { id }, { addedToCalendarAt: at });
}

/** Notes that sign-ups are not in calendars any more, although the people have them still: the event is cancelled. */
export async function markRemovedFromCalendar(
  manager: EntityManager,
  signUps: readonly Pick<SignUp, 'id' | 'addedToCalendarAt'>[],
): Promise<void> {
  const ids = signUps.filter(({ addedToCalendarAt }) => addedToCalendarAt !== null).map(({ id }) => id);
  if (ids.length > 0) await manager.update(SignUp, { id: In(ids) }, { addedToCalendarAt: null });
}
