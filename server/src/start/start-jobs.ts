import type { Config } from '../config/config.js';
import { productSettings } from '../config/product-settings.js';
import type { JobDependencies } from '../features/job-dependencies.js';
import { allJobs, jobHandlers } from '../jobs.js';
import type { Clock } from '../platform/clock.js';
import type { JobSender } from '../platform/jobs/job.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import type { Log } from '../platform/log.js';
import type { OpenDatabase } from './database.js';
import type { Services } from './services.js';

interface StartJobsDependencies {
  config: Config;
  database: Pick<OpenDatabase, 'url' | 'dataSource'>;
  clock: Clock;
  log: Log;
  services: Pick<Services, 'mail' | 'cardPayments' | 'google' | 'encryption'>;
}

/** Opens the job queue and has this process do jobs, until it is closed. */
export async function startJobs(parts: StartJobsDependencies): Promise<JobQueue> {
  const queue = new JobQueue(parts.database.url, parts.log);
  await queue.open(allJobs);
  await queue.work(jobHandlers(jobDependencies(parts, queue)));
  return queue;
}

/** What jobs are given to be done with. */
export function jobDependencies(
  { config, database, clock, log, services }: StartJobsDependencies,
  jobs: JobSender,
): JobDependencies {
  const { mail, cardPayments, google, encryption } = services;
  return {
    database: database.dataSource.manager,
    clock,
    settings: productSettings(config, cardPayments?.cardForm ?? null),
    mail,
    payments: cardPayments?.gateway ?? null,
    google,
    encryption,
    jobs,
    log,
  };
}
