import { z } from 'zod';
import { transaction } from '../../platform/database/connection/transaction.js';
import { defineJob } from '../define-job.js';
import { listEventsWithUnfilledPlaces } from '../events/places-left.js';
import { giveFreePlacesJob } from './give-free-places.job.js';

/** Events in one transaction. */
const BATCH_SIZE = 200;

/**
 * Every minute: finds the events where places are free although people wait, whatever has left them so, and has the
 * places given.
 */
export const findFreePlacesJob = defineJob({
  name: 'find-free-places',
  schedule: '* * * * *',
  batchSize: 1,
  schema: z.object({}),
  run: async ({ database, services: { clock, jobs } }) => {
    let after: string | null = null;
    do {
      const eventIds = await listEventsWithUnfilledPlaces(database, {
        now: clock.now(),
        after,
        limit: BATCH_SIZE,
      });
      await transaction(database, (manager) =>
        jobs.enqueueAll(
          manager,
          giveFreePlacesJob,
          eventIds.map((eventId) => ({ eventId })),
        ),
      );
      after = eventIds.length === BATCH_SIZE ? (eventIds.at(-1) ?? null) : null;
    } while (after);
  },
});
