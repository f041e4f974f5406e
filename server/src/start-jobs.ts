import type { Config } from './config.js';
import type { OpenDatabase } from './database.js';
import type { JobParts } from './features/job-parts.js';
import { allJobs, jobHandlers } from './job-handlers.js';
import type { Clock } from './platform/clock.js';
import type { JobSender } from './platform/jobs/job.js';
import { JobQueue } from './platform/jobs/job-queue.js';
import type { Log } from './platform/log.js';
import { productSettings } from './product-settings.js';
import type { Services } from './services.js';

interface JobsParts {
  config: Config;
  database: Pick<OpenDatabase, 'url' | 'dataSource'>;
  clock: Clock;
  log: Log;
  services: Pick<Services, 'mail' | 'cardPayments' | 'google' | 'sealing'>;
}

/** Opens the job queue and has this process do jobs, until it is closed. */
export async function startJobs(parts: JobsParts): Promise<JobQueue> {
  const queue = new JobQueue(parts.database.url, parts.log);
  await queue.open(allJobs);
  await queue.work(jobHandlers(jobParts(parts, queue)));
  return queue;
}

/** What jobs are given to be done with. */
export function jobParts({ config, database, clock, log, services }: JobsParts, jobs: JobSender): JobParts {
  const { mail, cardPayments, google, sealing } = services;
  return {
    database: database.dataSource.manager,
    clock,
    settings: productSettings(config, cardPayments?.cardForm ?? null),
    mail,
    payments: cardPayments?.gateway ?? null,
    google,
    sealing,
    jobs,
    log,
  };
}
