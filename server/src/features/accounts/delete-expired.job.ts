import type { Job } from '../../platform/jobs/job.js';
import { deleteExpiredAuthorizations } from '../calendar/authorizations.js';
import type { JobParts } from '../job-parts.js';
import { forgetOldNews } from '../payments/receive-news.js';
import { deleteExpiredEmailTokens } from './email-tokens.js';
import { deleteEndedSessions } from './sessions.js';

/** Nightly. */
export const deleteExpired: Job = { name: 'delete-expired', schedule: '17 3 * * *' };

/** Deletes what nobody can use any more: it would only fill the tables, and say for ever who was here when. */
export async function runDeleteExpired({ database, clock }: JobParts): Promise<void> {
  await deleteEndedSessions(database, clock);
  await deleteExpiredEmailTokens(database, clock);
  await deleteExpiredAuthorizations({ database, clock });
  await forgetOldNews({ database, clock });
}
