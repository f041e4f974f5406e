import 'reflect-metadata';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { tables } from '../../src/tables.js';
import { withFrequentSchedules } from './frequent-schedules.js';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A PostgreSQL that lives as long as the test run, as the product's role. Its database `template_turnout` is
     * migrated and empty.
     */
    postgresUrl: string;
    /** The same as superuser. */
    superuserUrl: string;
  }
}

/** One real PostgreSQL for all tests of a run; each test file works on databases of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  const admin = new pg.Client({ connectionString: postgres.superuserUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE template_turnout OWNER ${new URL(postgres.url).username}`);
  await admin.end();
  const templateUrl = databaseUrl(postgres.url, 'template_turnout');
  await migrate({ ...tables, url: templateUrl, poolSize: 2 });
  await makeQueues(templateUrl);
  project.provide('postgresUrl', postgres.url);
  project.provide('superuserUrl', postgres.superuserUrl);
  return postgres.stop;
}

/** Makes the job queues' tables, so that no test has to. */
async function makeQueues(url: string): Promise<void> {
  const queue = new JobQueue(url, createLog('silent'));
  await queue.open(withFrequentSchedules);
  await queue.close();
}

function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
