import type { Job } from '../../platform/jobs/job.js';
import { deleteExpiredAuthorizations } from '../google/authorizations.js';
import type { JobDependencies } from '../job-dependencies.js';
import { deleteOldStripeEvents } from '../payments/handle-stripe-event.js';
import { deleteExpiredEmailTokens } from './email-tokens.js';
import { deleteEndedSessions } from './sessions.js';

/** Nightly. */
export const deleteExpiredJob: Job = { name: 'delete-expired', schedule: '17 3 * * *' };

/** Deletes what nobody can use any more: it would only fill the tables, and say for ever who was here when. */
export async function runDeleteExpired({ database, clock }: JobDependencies): Promise<void> {
  await deleteEndedSessions(database, clock);
  await deleteExpiredEmailTokens(database, clock);
  await deleteExpiredAuthorizations({ database, clock });
  await deleteOldStripeEvents({ database, clock });
}
