import type { EntityManager } from 'typeorm';
import type { Causes, ConsequenceContext } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { type CalendarPlace, findCalendarPlaces } from '../sign-ups/calendar-place.js';
import { listAddedToCalendar } from '../sign-ups/list-added-to-calendar.js';
import { removeCalendarEntryJob, syncCalendarEntryJob } from './calendar-entry.jobs.js';
import { calendarEntryIds } from './calendar-entry.js';

/** Asks for the update of a changed event in the calendars that it is in. */
export async function syncCalendarEntriesOfEvent(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { after }: { after: Event },
): Promise<void> {
  const signUps = await listAddedToCalendar(manager, after.id);
  const data = signUps.map(({ id }) => ({ signUpId: id }));
  await services.jobs.enqueueAll(manager, syncCalendarEntryJob, data);
}

/** Asks for the removal of the entry of a place that was given back. */
export async function removeCalendarEntry(
  context: ConsequenceContext,
  manager: EntityManager,
  { event, signUp }: Causes['signUpCancelled'],
): Promise<void> {
  await removeCalendarEntries(context, manager, { event, signUps: [signUp] });
}

/** Asks for the removal of a deleted event from the calendars of people who had signed up. */
export async function removeCalendarEntries(
  { services }: ConsequenceContext,
  manager: EntityManager,
  { event: { id: eventId }, signUps }: Causes['signUpsDeleted'],
): Promise<void> {
  const added = signUps.filter(({ addedToCalendarAt }) => addedToCalendarAt !== null);
  const places = await findCalendarPlaces(manager, added);
  const data = added.flatMap(({ id: signUpId, accountId }, index) =>
    calendarEntryIds({ signUpId, ...(places[index] as CalendarPlace) }).map((entryId) => ({
      accountId,
      eventId,
      entryId,
    })),
  );
  await services.jobs.enqueueAll(manager, removeCalendarEntryJob, data);
}
