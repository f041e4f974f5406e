import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob } from '../define-job.js';
import { fillBatch } from './fill-batch.js';

/** People in one transaction, which holds the event's row: a few tenths of a second. */
const BATCH_SIZE = 200;

/** Gives the free places of an event to those who wait, batch by batch: many may be free when the capacity was raised. */
export const giveFreePlacesJob = defineJob({
  name: 'give-free-places',
  batchSize: 1,
  schema: z.object({ eventId: z.uuid() }),
  run: async (context, { eventId }) => {
    let seconds: number | null = 0;
    while (seconds === 0)
      seconds = await transaction(context.database, async (manager) => {
        const again = await fillBatch(context, manager, eventId, BATCH_SIZE);
        if (again) await context.services.jobs.enqueueIn(manager, giveFreePlacesJob, { eventId }, again);
        return again;
      });
  },
});
