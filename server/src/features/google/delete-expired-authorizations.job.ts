import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { deleteExpiredAuthorizations } from './authorizations.js';

/** Nightly. Each person who goes to Google and does not return leaves a row. */
export const deleteExpiredAuthorizationsJob = defineJob({
  name: 'delete-expired-authorizations',
  schema: z.object({}),
  schedule: '19 3 * * *',
  run: ({ database, services: { clock } }) => deleteExpiredAuthorizations(database, clock),
});
