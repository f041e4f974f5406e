import type { Job as FetchedJob, JobResult } from 'pg-boss';
import { isOutage } from '../database/connection/outage.js';
import type { Log } from '../log.js';
import { NonRetryableError } from './job.js';
import { RETRY } from './queue-settings.js';
import { outcomeOf } from './skipped-jobs.js';

/** How an attempt to run a job ended: `skipped` had nothing that could do it, `retried` is another attempt later, `failed` is none. */
export type JobOutcome = 'completed' | 'skipped' | 'retried' | 'failed';

/** Is told of each attempt. */
export type JobObserver = (name: string, outcome: JobOutcome, seconds: number) => void;

/** Runs a job once. One that failed is tried again later, unless it is of no use or was the last time. */
export async function attemptJob(
  { log, observe }: { log: Log; observe: JobObserver },
  { name, id, retryCount }: FetchedJob,
  run: () => Promise<void>,
): Promise<JobResult> {
  const startedAt = performance.now();
  const ended = (outcome: JobOutcome) => observe(name, outcome, (performance.now() - startedAt) / 1_000);
  try {
    const outcome = await outcomeOf(run);
    ended(outcome);
    // A use case says what has happened, and the metrics count jobs: a line for each would bury the rest.
    if (outcome === 'skipped') log.info({ job: name, jobId: id }, 'job skipped');
    else log.debug({ job: name, jobId: id }, 'job done');
    return { id, status: 'completed' };
  } catch (err) {
    const isNonRetryable = err instanceof NonRetryableError;
    const isLast = isNonRetryable || retryCount >= RETRY.retryLimit;
    ended(isLast ? 'failed' : 'retried');
    if (isLast) log.error({ err, job: name, jobId: id }, 'job failed for good');
    else if (!isOutage(err)) log.warn({ err, job: name, jobId: id }, 'job failed, and will be tried again');
    if (isNonRetryable) return { id, status: 'deadletter', output: { failedForGood: err.message } };
    return { id, status: 'failed', output: outputOf(err) };
  }
}

/**
 * The part of a failure that is stored. Not the whole error: a failed statement's has its values, which may be a
 * person's.
 */
function outputOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, message, code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  return { name, message, code, statusCode };
}
