import { z } from 'zod';
import { defineJob } from '../../define-job.js';

/** Nightly. By the database's own clock, as the trigger that refuses to delete younger rows. */
export const deleteOldAccountActivitiesJob = defineJob({
  name: 'delete-old-account-activities',
  schema: z.object({}),
  schedule: '37 3 * * *',
  run: async ({ database }) => {
    await database.query(`DELETE FROM account_activities WHERE occurred_at < now() - interval '2 years'`);
  },
});
