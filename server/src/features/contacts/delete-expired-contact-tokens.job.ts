import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { deleteExpiredContactTokens } from './contact-tokens.js';

/** Nightly. Most owners of an address that a stranger typed do not answer. */
export const deleteExpiredContactTokensJob = defineJob({
  name: 'delete-expired-contact-tokens',
  schema: z.object({}),
  schedule: '21 3 * * *',
  run: ({ database, services: { clock } }) => deleteExpiredContactTokens(database, clock),
});
