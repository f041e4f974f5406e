import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { GoogleCredential } from '../google/google-credential.entity.js';
import { listAddedToCalendar, listAddedToCalendarBy } from '../sign-ups/list-added-to-calendar.js';
import { calendarEntryId } from './calendar-entry.js';
import { removeCalendarEntryJob } from './remove-calendar-entry.job.js';
import { revokeGoogleAccessJob } from './revoke-google-access.job.js';
import { syncCalendarEntryJob } from './sync-calendar-entry.job.js';

type Jobs = Pick<Context, 'jobs'>;

/** Has an event that changed written again into the calendars that it is in; in the transaction that changes it. */
export async function syncCalendarEntries(
  { jobs }: Jobs,
  manager: EntityManager,
  eventId: string,
): Promise<void> {
  const signUps = await listAddedToCalendar(manager, eventId);
  await jobs.enqueueAll(
    manager,
    syncCalendarEntryJob,
    signUps.map(({ id }) => ({ signUpId: id })),
  );
}

/** Has an event taken out of the calendars that it is in; in the transaction that deletes it. */
export async function removeCalendarEntriesOfEvent(
  { jobs }: Jobs,
  manager: EntityManager,
  eventId: string,
): Promise<void> {
  const signUps = await listAddedToCalendar(manager, eventId);
  await jobs.enqueueAll(
    manager,
    removeCalendarEntryJob,
    signUps.map(({ id, accountId }) => ({ accountId, entryId: calendarEntryId(id) })),
  );
}

/** Has everything that an account has at Google ended; in the transaction that deletes the account. */
export async function revokeGoogleAccess(
  { jobs }: Jobs,
  manager: EntityManager,
  accountId: string,
): Promise<void> {
  const credential = await manager.findOneBy(GoogleCredential, { accountId });
  const encryptedRefreshToken = credential?.encryptedRefreshToken;
  if (!encryptedRefreshToken) return;
  const signUps = await listAddedToCalendarBy(manager, accountId);
  const entryIds = signUps.map(({ id }) => calendarEntryId(id));
  await jobs.enqueue(manager, revokeGoogleAccessJob, { accountId, encryptedRefreshToken, entryIds });
}
