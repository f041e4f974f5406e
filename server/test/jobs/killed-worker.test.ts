import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataFolder } from '../support/data-folder.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it('J2: the job of a worker that was killed with -9 runs again within 90 s', async () => {
  const env = { DATA_DIR: await dataFolder() };
  const killed = await startWorkerProcess(database, env);
  await killed.failNext(1, 'timeout');
  const { email } = await killed.world.user();
  await waitUntil(async () => expect(await killed.plannedFailures()).toEqual([]));
  killed.child.kill('SIGKILL');
  const killedAt = Date.now();
  await killed.ended;
  const next = await startWorkerProcess(database, env);

  // PostgreSQL and this test are on one machine: one clock.
  const [job] = await jobsWhen(database, 'send-email-verification', isWaitingAgain, 35_000);
  expect(job?.output).toEqual({ value: { message: 'job heartbeat timeout' } });
  console.info(`J2: taken away from the killed worker after ${Date.now() - killedAt} ms`);
  const waitsUntil = job?.startAfter.getTime() ?? Number.NaN;
  expect(waitsUntil - killedAt).toBeLessThan(90_000);

  await retryNow(database);
  await jobsWhen(database, 'send-email-verification', isDone);
  expect(await next.mails()).toMatchObject([{ To: email }]);
});
