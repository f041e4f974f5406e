import type { Job } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { connectionOf } from './calendar-connection.js';
import { writeCalendar } from './write-calendar.js';

export interface EntryOfDeletedEvent {
  accountId: string;
  entryId: string;
}

export const removeEntry: Job<EntryOfDeletedEvent> = { name: 'remove-calendar-entry' };

/** Takes a deleted event out of a person's calendar. */
export async function runRemoveEntry(
  parts: JobParts,
  { accountId, entryId }: EntryOfDeletedEvent,
): Promise<void> {
  const { google } = parts;
  if (!google) throw new Error('A calendar is to be written, and Google is not set up');
  const { refreshToken, sealed } = await connectionOf(parts, accountId);
  if (!refreshToken || !sealed) return;
  await writeCalendar(parts, { accountId, sealed }, () => google.removeEntry(refreshToken, entryId));
}
