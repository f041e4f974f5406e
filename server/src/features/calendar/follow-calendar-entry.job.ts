import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { defineJob, type JobContext } from '../define-job.js';
import { findSignUp } from '../sign-ups/find-sign-up.js';
import { markAddedToCalendar } from '../sign-ups/in-calendars/mark-added-to-calendar.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { removeCalendarEntryJob, syncCalendarEntryJob } from './calendar-entry.jobs.js';
import { calendarEntryIds, type PlaceInCalendar } from './calendar-entry.js';

/** Seconds after which an answer that has not come is lost: more than all calls for an entry may take. */
const LOST_AFTER = 60;

/**
 * Finds an entry of which it is not known whether it was written: the answer of Google was lost, or the process ended
 * before it noted the entry. It is written again and followed from then on, or removed where the place has ended
 * meanwhile.
 */
export const followCalendarEntryJob = defineJob({
  name: 'follow-calendar-entry',
  schema: z.object({
    attemptId: z.uuid(),
    signUpId: z.uuid(),
    accountId: z.uuid(),
    eventId: z.uuid(),
    entryIds: z.array(z.string()),
  }),
  run: async ({ database, services: { jobs, clock } }, { signUpId, accountId, eventId, entryIds }) => {
    const signUp = await findSignUp(database, signUpId);
    if (signUp?.addedToCalendarAt) return;
    await database.transaction(async (manager) => {
      if (signUp) {
        await markAddedToCalendar(manager, signUpId, clock.now());
        await jobs.enqueue(manager, syncCalendarEntryJob, { signUpId });
      } else {
        const data = entryIds.map((entryId) => ({ accountId, eventId, entryId }));
        await jobs.enqueueAll(manager, removeCalendarEntryJob, data);
      }
    });
  },
});

/**
 * Asks for the job before Google is asked for the entry.
 * @returns takes the job back, when it is certain that the entry was not written
 */
export async function followLostEntry(
  { database, services: { jobs } }: Pick<JobContext, 'database' | 'services'>,
  { id: signUpId, accountId, eventId }: SignUp,
  place: PlaceInCalendar,
): Promise<() => Promise<void>> {
  const attemptId = newId();
  const data = { attemptId, signUpId, accountId, eventId, entryIds: calendarEntryIds(place) };
  await database.transaction((manager) => jobs.enqueueIn(manager, followCalendarEntryJob, data, LOST_AFTER));
  return () =>
    database.transaction((manager) => jobs.deleteAllWith(manager, followCalendarEntryJob, { attemptId }));
}
