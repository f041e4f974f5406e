import type { EntityManager } from 'typeorm';
import { SignUp } from '../sign-up.entity.js';

/** Notes that a sign-up is in the person's calendar, so that what changes of the event is followed there. */
export async function markAddedToCalendar(database: EntityManager, id: string, at: Date): Promise<void> {
  await database.update(SignUp, { id }, { addedToCalendarAt: at });
}
