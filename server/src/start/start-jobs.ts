import { withConsequences } from '../consequences.js';
import { reencryptFormerTokens } from '../features/calendar/reencrypt-former-tokens.js';
import type { JobContext } from '../features/define-job.js';
import { jobs } from '../jobs.js';
import { Loaders } from '../platform/graphql/loaders.js';
import type { JobQueue } from '../platform/jobs/job-queue.js';

/** Opens the job queue and runs jobs in this process, until the queue is closed. */
export async function startJobs(
  queue: JobQueue,
  contextOfBatch: () => JobContext,
  served = jobs,
): Promise<void> {
  await queue.open(served);
  await reencryptFormerTokens(contextOfBatch());
  await queue.startWorkers(served, contextOfBatch);
}

export function jobContext(given: Omit<JobContext, 'runConsequences' | 'loaders'>): JobContext {
  const context: JobContext = withConsequences({ ...given, loaders: new Loaders(() => context) });
  return context;
}
