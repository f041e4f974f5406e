import { JobDesk } from '../platform/jobs/job-desk.js';
import type { CommandContext } from './command-context.js';

/** Runs a command with the jobs that are stored. */
export async function withJobs<Result>(
  { directUrl, database, log }: CommandContext,
  work: (jobs: JobDesk) => Promise<Result>,
): Promise<Result> {
  const jobs = await JobDesk.open(directUrl, database, log);
  try {
    return await work(jobs);
  } finally {
    await jobs.close();
  }
}
