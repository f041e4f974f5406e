import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '../../src/jobs.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // The template has no schedules of rare jobs: a first start makes them.
  await startAndStop();
});
afterAll(() => database.drop());

async function startAndStop() {
  const queue = new JobQueue(database.url, createLog('silent'));
  await queue.open(jobs);
  await queue.close();
}

/** Settings, and when they were written last. */
const queues = () => database.query('SELECT name, retry_limit, updated_on FROM pgboss.queue ORDER BY name');
const schedules = () =>
  database.query('SELECT name, cron, options, updated_on FROM pgboss.schedule ORDER BY name');

it('a start writes no queue and no schedule that is as it should be', async () => {
  await startAndStop();
  const before = [await queues(), await schedules()];
  expect(before[0]).not.toEqual([]);
  expect(before[1]).not.toEqual([]);
  await startAndStop();
  expect([await queues(), await schedules()]).toEqual(before);
});

it('a start gives queues and schedules of another version the settings of this one, and makes what is missing', async () => {
  const settings = () => database.query('SELECT name, retry_limit FROM pgboss.queue ORDER BY name');
  const times = () => database.query('SELECT name, cron, options FROM pgboss.schedule ORDER BY name');
  const before = [await settings(), await times()];
  await database.query("UPDATE pgboss.queue SET retry_limit = 2 WHERE name = 'send-sign-up-confirmation'");
  await database.query("DELETE FROM pgboss.queue WHERE name = 'send-password-reset'");
  await database.query("UPDATE pgboss.schedule SET cron = '0 0 1 1 *'");
  await startAndStop();
  expect([await settings(), await times()]).toEqual(before);
});
