import { z } from 'zod';
import { transaction } from '../../platform/database/transaction.js';
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
    let hasMore = true;
    while (hasMore)
      hasMore = await transaction(context.database, (manager) =>
        fillBatch(context, manager, eventId, BATCH_SIZE),
      );
  },
});
