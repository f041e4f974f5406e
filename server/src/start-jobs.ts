import type { Config } from './config.js';
import type { OpenDatabase } from './database.js';
import type { MailGateway } from './features/mail/mail-gateway.js';
import { allJobs, jobHandlers } from './job-handlers.js';
import type { Clock } from './platform/clock.js';
import { JobQueue } from './platform/jobs/job-queue.js';
import type { Log } from './platform/log.js';
import { productSettings } from './product-settings.js';

interface JobsParts {
  config: Config;
  database: Pick<OpenDatabase, 'url' | 'dataSource'>;
  clock: Clock;
  log: Log;
  mail: MailGateway;
}

/** Opens the job queue and has this process do jobs, until it is closed. */
export async function startJobs({ config, database, clock, log, mail }: JobsParts): Promise<JobQueue> {
  const handlers = jobHandlers({
    database: database.dataSource.manager,
    clock,
    settings: productSettings(config),
    mail,
  });
  const queue = new JobQueue(database.url, log);
  await queue.open(allJobs);
  await queue.work(handlers);
  return queue;
}
