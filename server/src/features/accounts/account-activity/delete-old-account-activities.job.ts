import { z } from 'zod';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import { defineJob } from '../../define-job.js';
import { AccountActivity } from './account-activity.entity.js';

/** Nightly. By the database's own clock, as the trigger that refuses to delete younger rows. */
export const deleteOldAccountActivitiesJob = defineJob({
  name: 'delete-old-account-activities',
  schema: z.object({}),
  schedule: '37 3 * * *',
  run: async ({ database }) => {
    await deleteInBatches(database, AccountActivity, `old.occurred_at < now() - interval '2 years'`);
  },
});
