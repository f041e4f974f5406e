import { z } from 'zod';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import { defineJob } from '../../define-job.js';
import { Activity } from './activity.entity.js';

/** Nightly. By the database's own clock, as the trigger that refuses to delete younger rows. */
export const deleteOldActivitiesJob = defineJob({
  name: 'delete-old-activities',
  schema: z.object({}),
  schedule: '27 3 * * *',
  run: async ({ database }) => {
    await deleteInBatches(database, Activity, `old.occurred_at < now() - interval '2 years'`);
  },
});
