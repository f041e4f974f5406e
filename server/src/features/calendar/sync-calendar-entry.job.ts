import { isEqual } from 'es-toolkit/predicate';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../platform/database/transaction.js';
import { defineJob, type JobContext } from '../define-job.js';
import { findEvent } from '../events/find-event.js';
import { lockEventAsItIs } from '../events/lock-event.js';
import type { CalendarEntry } from '../google/google-gateway.js';
import { findStoredAuthorization } from '../google/stored-authorization.js';
import { findSignUp } from '../sign-ups/find-sign-up.js';
import { calendarEntry } from './calendar-entry.js';
import { removeCalendarEntryJob } from './remove-calendar-entry.job.js';
import { writeCalendar } from './write-calendar.js';

/** Writes a changed event into a person's calendar again. */
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
    const { refreshToken, encrypted } = await findStoredAuthorization(context, accountId);
    if (!refreshToken || !encrypted) return;
    const entry = calendarEntry(event, signUpId, settings.publicUrl);
    await writeCalendar(context, { accountId, encrypted }, () => google.putEntry(refreshToken, entry));
    const written = { accountId, signUpId, entry };
    await transaction(database, (manager) => resyncIfEventChanged(context, manager, event.id, written));
  },
});

interface WrittenEntry {
  accountId: string;
  signUpId: string;
  /** As it was written. */
  entry: CalendarEntry;
}

/**
 * Asks for another update, or the removal, of an entry when the event was changed or deleted, or the place given back,
 * during the call to Google: that change could not see an entry that was not stored yet. The lock prevents changes of
 * the event and its places until the end of the transaction.
 */
export async function resyncIfEventChanged(
  { services: { jobs }, settings }: Pick<JobContext, 'services' | 'settings'>,
  manager: EntityManager,
  eventId: string,
  { accountId, signUpId, entry }: WrittenEntry,
): Promise<void> {
  const event = await lockEventAsItIs(manager, eventId);
  const hasPlace = event && (await findSignUp(manager, signUpId));
  if (!hasPlace) await jobs.enqueue(manager, removeCalendarEntryJob, { accountId, entryId: entry.id });
  else if (!isEqual(calendarEntry(event, signUpId, settings.publicUrl), entry)) {
    await jobs.enqueue(manager, syncCalendarEntryJob, { signUpId });
  }
}
