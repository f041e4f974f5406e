import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { findStoredAuthorization } from '../google/stored-authorization.js';
import { writeCalendar } from './write-calendar.js';

/** Takes a deleted event out of a person's calendar. */
export const removeCalendarEntryJob = defineJob({
  name: 'remove-calendar-entry',
  schema: z.object({ accountId: z.uuid(), entryId: z.string() }),
  run: async (context, { accountId, entryId }) => {
    const { google } = context.services;
    if (!google) throw new Error('A calendar is to be written, and Google is not set up');
    const { refreshToken, encrypted } = await findStoredAuthorization(context, accountId);
    if (!refreshToken || !encrypted) return;
    await writeCalendar(context, { accountId, encrypted }, () => google.removeEntry(refreshToken, entryId));
  },
});
