import { isEqual } from 'es-toolkit/predicate/isEqual';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob, type JobContext } from '../define-job.js';
import { isFinallyCancelled } from '../events/cancellation/undo-window.js';
import { findEvent } from '../events/find-event.js';
import { lockEventAsItIs } from '../events/lock-event.js';
import type { CalendarEntry } from '../google/google-gateway.js';
import { findAuthorizationForJob } from '../google/stored-authorization.js';
import { findSignUp, findSignUpOf } from '../sign-ups/find-sign-up.js';
import { findCalendarPlace } from '../sign-ups/in-calendars/calendar-place.js';
import { markRemovedFromCalendar } from '../sign-ups/in-calendars/mark-added-to-calendar.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { calendarEntry, calendarEntryIds, calendarEntryKey, type PlaceInCalendar } from './calendar-entry.js';
import { writeCalendar } from './write-calendar.js';

/** Writes a changed event into a person's calendar again. One that is cancelled meanwhile is taken out. */
export const syncCalendarEntryJob = defineJob({
  name: 'sync-calendar-entry',
  schema: z.object({ signUpId: z.uuid() }),
  run: async (context, { signUpId }) => {
    const { database, services, settings } = context;
    const { google } = services;
    if (!google) throw new Error('A calendar is to be written, and Google is not set up');
    const signUp = await findSignUp(database, signUpId);
    const event = signUp?.addedToCalendarAt && (await findEvent(database, signUp.eventId));
    if (!signUp || !event) return;
    const { accountId } = signUp;
    const place = { signUpId, ...(await findCalendarPlace(database, signUp)) };
    if (isFinallyCancelled(event)) {
      await transaction(database, async (manager) => {
        await markRemovedFromCalendar(manager, [signUp]);
        await removeEntriesOf(context, manager, { accountId, eventId: event.id, place });
      });
      return;
    }
    const authorization = await findAuthorizationForJob(context, accountId);
    if (!authorization) return;
    const { refreshToken, encrypted } = authorization;
    const entry = calendarEntry(event, place, settings.publicUrl);
    await writeCalendar(context, { accountId, encrypted }, () => google.putEntry(refreshToken, entry));
    const written = { accountId, place, entry };
    await transaction(database, (manager) => resyncIfEventChanged(context, manager, event.id, written));
  },
});

interface WrittenEntry {
  accountId: string;
  place: PlaceInCalendar;
  /** As it was written. */
  entry: CalendarEntry;
}

/**
 * Asks for another update, or the removal, of an entry when the event was changed, cancelled or deleted, or the place given
 * back, during the call to Google: that change could not see an entry that was not stored yet. The lock prevents changes of
 * the event and its places until the end of the transaction.
 * @returns whether the entry stays in the calendar
 */
export async function resyncIfEventChanged(
  context: Pick<JobContext, 'services' | 'settings'>,
  manager: EntityManager,
  eventId: string,
  { accountId, place, entry }: WrittenEntry,
): Promise<boolean> {
  const event = await lockEventAsItIs(manager, eventId);
  const { signUpId } = place;
  const hasPlace = event && !isFinallyCancelled(event) && (await findSignUp(manager, signUpId));
  if (!hasPlace) {
    await removeEntriesOf(context, manager, { accountId, eventId, place });
    return false;
  }
  if (!isEqual(calendarEntry(event, place, context.settings.publicUrl), entry))
    await context.services.jobs.enqueue(manager, syncCalendarEntryJob, { signUpId });
  return true;
}

async function removeEntriesOf(
  { services: { jobs } }: Pick<JobContext, 'services'>,
  manager: EntityManager,
  { accountId, eventId, place }: { accountId: string; eventId: string; place: PlaceInCalendar },
): Promise<void> {
  const data = calendarEntryIds(place).map((entryId) => ({ accountId, eventId, entryId }));
  await jobs.enqueueAll(manager, removeCalendarEntryJob, data);
}

/** Seconds after which what the person added to the calendar during the removal is noted. */
const NOTED_IN = 10;

/**
 * Takes the entry of a place that has ended out of a person's calendar. A person who has signed up again has the same
 * entry: it stays where they have added it again, and is written again where they do so during the removal.
 */
export const removeCalendarEntryJob = defineJob({
  name: 'remove-calendar-entry',
  // Older versions did not name the event.
  schema: z.object({ accountId: z.uuid(), eventId: z.uuid().optional(), entryId: z.string() }),
  run: async (context, { accountId, eventId, entryId }) => {
    const { database, services, settings } = context;
    const { google, jobs } = services;
    if (!google) throw new Error('A calendar is to be written, and Google is not set up');
    const authorization = await findAuthorizationForJob(context, accountId);
    if (!authorization) return;
    const { refreshToken, encrypted } = authorization;
    if ((await placeAgain(database, accountId, eventId))?.addedToCalendarAt) return;
    const entry = calendarEntryKey(entryId, settings.publicUrl);
    await writeCalendar(context, { accountId, encrypted }, () => google.removeEntry(refreshToken, entry));
    const again = await placeAgain(database, accountId, eventId);
    if (!again) return;
    await database.transaction((manager) =>
      jobs.enqueueIn(manager, syncCalendarEntryJob, { signUpId: again.id }, NOTED_IN),
    );
  },
});

async function placeAgain(
  database: EntityManager,
  accountId: string,
  eventId: string | undefined,
): Promise<SignUp | null> {
  return eventId === undefined ? null : findSignUpOf(database, { eventId, accountId });
}
