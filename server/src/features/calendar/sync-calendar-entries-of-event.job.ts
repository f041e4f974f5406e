import { NIL } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob } from '../define-job.js';
import { listAddedToCalendar } from '../sign-ups/in-calendars/list-added-to-calendar.js';
import { syncCalendarEntryJob } from './calendar-entry.jobs.js';

/** Jobs that one transaction asks for: about a tenth of a second. */
const BATCH_SIZE = 500;

/**
 * Asks for the update of a changed event in each calendar that it is in. An attempt after one that was killed begins again: an
 * entry that is written twice is the same.
 */
export const syncCalendarEntriesOfEventJob = defineJob({
  name: 'sync-calendar-entries-of-event',
  batchSize: 1,
  schema: z.object({ eventId: z.uuid() }),
  run: async ({ database, services: { jobs } }, { eventId }) => {
    let after: string | undefined = NIL;
    while (after !== undefined) {
      const batch = { eventId, after, limit: BATCH_SIZE };
      after = await transaction(database, async (manager) => {
        const signUps = await listAddedToCalendar(manager, batch);
        const data = signUps.map(({ id }) => ({ signUpId: id }));
        await jobs.enqueueAll(manager, syncCalendarEntryJob, data);
        return signUps.length < BATCH_SIZE ? undefined : signUps.at(-1)?.accountId;
      });
    }
  },
});
