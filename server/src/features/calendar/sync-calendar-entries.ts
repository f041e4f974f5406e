import type { EntityManager } from 'typeorm';
import type { signUpsCancelled } from '../cancellations/causes.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { eventChanged } from '../events/causes.js';
import type { placesLost } from '../sign-ups/causes.js';
import { type CalendarPlace, findCalendarPlaces } from '../sign-ups/in-calendars/calendar-place.js';
import { listEventsInCalendars } from '../sign-ups/in-calendars/list-added-to-calendar.js';
import { removeCalendarEntryJob } from './calendar-entry.jobs.js';
import { calendarEntryIds } from './calendar-entry.js';
import { syncCalendarEntriesOfEventJob } from './sync-calendar-entries-of-event.job.js';

/** Asks for the update of changed events in the calendars that they are in, however many. */
export async function syncCalendarEntriesOfEvent(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { changes }: DataOf<typeof eventChanged>,
): Promise<void> {
  const eventIds = changes.map(({ after }) => after.id);
  const inCalendars = await listEventsInCalendars(manager, eventIds);
  const data = inCalendars.map((eventId) => ({ eventId }));
  await services.jobs.enqueueAll(manager, syncCalendarEntriesOfEventJob, data);
}

/** Asks for the removal of the entries of places that were given back. */
export async function removeCalendarEntriesOfCancelled(
  context: ConsequenceContext,
  manager: EntityManager,
  { cancelled }: DataOf<typeof signUpsCancelled>,
): Promise<void> {
  const signUps = cancelled.map(({ signUp }) => signUp);
  await removeCalendarEntries(context, manager, { signUps });
}

/** Asks for the removal of the entries of lost places from the people's calendars. */
export async function removeCalendarEntries(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { signUps }: Pick<DataOf<typeof placesLost>, 'signUps'>,
): Promise<void> {
  const added = signUps.filter(({ addedToCalendarAt }) => addedToCalendarAt !== null);
  if (added.length === 0) return;
  const places = await findCalendarPlaces(manager, added);
  const data = added.flatMap(({ id: signUpId, accountId, eventId }, index) =>
    calendarEntryIds({ signUpId, ...(places[index] as CalendarPlace) }).map((entryId) => ({
      accountId,
      eventId,
      entryId,
    })),
  );
  await services.jobs.enqueueAll(manager, removeCalendarEntryJob, data);
}
