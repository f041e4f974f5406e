import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { deleteExpiredAccessTokens } from './access-tokens/access-tokens.js';
import { deleteExpiredEmailTokens } from './email-addresses/email-tokens.js';
import { deleteOldAnswers } from './idempotent-answers/idempotent-answers.js';
import { deleteEndedSessions } from './sessions/sessions.js';

/** Nightly. Expired sessions, tokens and links only fill the tables, and say who was here when. */
export const deleteExpiredJob = defineJob({
  name: 'delete-expired',
  schema: z.object({}),
  schedule: '17 3 * * *',
  run: async ({ database, services: { clock } }) => {
    await deleteEndedSessions(database, clock);
    await deleteExpiredAccessTokens(database, clock);
    await deleteOldAnswers(database, clock);
    await deleteExpiredEmailTokens(database, clock);
  },
});
