import type { Job } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { connectionOf } from './calendar-connection.js';
import { writeCalendar } from './write-calendar.js';

export interface EntryOfDeletedEvent {
  accountId: string;
  entryId: string;
}

export const removeCalendarEntryJob: Job<EntryOfDeletedEvent> = { name: 'remove-calendar-entry' };

/** Takes a deleted event out of a person's calendar. */
export async function runRemoveCalendarEntry(
  parts: JobDependencies,
  { accountId, entryId }: EntryOfDeletedEvent,
): Promise<void> {
  const { google } = parts;
  if (!google) throw new Error('A calendar is to be written, and Google is not set up');
  const { refreshToken, encrypted } = await connectionOf(parts, accountId);
  if (!refreshToken || !encrypted) return;
  await writeCalendar(parts, { accountId, encrypted }, () => google.removeEntry(refreshToken, entryId));
}
