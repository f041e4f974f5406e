import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ isSkipped: boolean }>();

/**
 * Counts the job that calls it as skipped: this installation lacks what would do its work. The job goes on, so that it notes
 * what it always notes, and is not asked for again and again.
 */
export function skipJob(): void {
  const job = running.getStore();
  if (job) job.isSkipped = true;
}

export async function outcomeOf(run: () => Promise<void>): Promise<'completed' | 'skipped'> {
  const job = { isSkipped: false };
  await running.run(job, run);
  return job.isSkipped ? 'skipped' : 'completed';
}
