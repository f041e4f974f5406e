import { transaction } from '../../platform/database/transaction.js';
import { findEvent } from '../events/find-event.js';
import type { JobDependencies } from '../job-dependencies.js';
import { findSignUp } from '../sign-ups/find-sign-up.js';
import { connectionOf } from './calendar-connection.js';
import { calendarEntry } from './calendar-entry.js';
import { resyncIfEventChanged } from './resync-if-event-changed.js';
import { writeCalendar } from './write-calendar.js';

/** Writes a changed event into a person's calendar again. */
export async function runSyncCalendarEntry(
  parts: JobDependencies,
  { signUpId }: { signUpId: string },
): Promise<void> {
  const { database, google, settings } = parts;
  if (!google) throw new Error('A calendar is to be written, and Google is not set up');
  const signUp = await findSignUp(database, signUpId);
  const event = signUp?.addedToCalendarAt && (await findEvent(database, signUp.eventId));
  if (!signUp || !event) return;
  const { accountId } = signUp;
  const { refreshToken, encrypted } = await connectionOf(parts, accountId);
  if (!refreshToken || !encrypted) return;
  const entry = calendarEntry(event, signUpId, settings.publicUrl);
  await writeCalendar(parts, { accountId, encrypted }, () => google.putEntry(refreshToken, entry));
  await transaction(database, (manager) =>
    resyncIfEventChanged(parts, manager, event.id, { accountId, signUpId, entry }),
  );
}
