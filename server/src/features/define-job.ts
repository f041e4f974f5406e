import type { Loaders } from '../platform/graphql/loaders.js';
import type { Job } from '../platform/jobs/job.js';
import type { Context } from './context.js';

/** The dependencies of a job: a request's context without the request. */
export interface JobContext
  extends Pick<Context, 'database' | 'log' | 'settings' | 'services' | 'runConsequences'> {
  /** Of the jobs that run at the same time. */
  loaders: Loaders<JobContext>;
}

/** A job of the product as one value. The root's `jobs.ts` lists all of them. */
export function defineJob<Data extends object>(job: Job<JobContext, Data>): Job<JobContext, Data> {
  return job;
}
