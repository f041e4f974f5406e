import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { deleteExpiredAuthorizations } from './authorizations.js';

/** Nightly. People who went to Google and never came back leave a row each. */
export const deleteExpiredAuthorizationsJob = defineJob({
  name: 'delete-expired-authorizations',
  schema: z.object({}),
  schedule: '19 3 * * *',
  run: ({ database, services: { clock } }) => deleteExpiredAuthorizations(database, clock),
});
