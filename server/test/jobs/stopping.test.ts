import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { isDone, jobsWhen, retryNow, storedJobs } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';
import type { Person } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'turnout-stopping-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

it('D11: a SIGTERM loses and doubles no job, one that hangs included, and the process ends in time', async () => {
  const stopped = await startWorkerProcess(database, { DATA_DIR: folder });
  const event = await stopped.world.event(await stopped.world.staff(), { pricePence: 0 });
  const people: Person[] = [];
  while (people.length < 6) people.push(await stopped.world.user());
  await jobsWhen(database, 'send-email-verification', isDone);
  await stopped.failNext(1, 'timeout');
  await Promise.all(people.map((person) => signUpPerson(person, event.id)));
  await waitUntil(async () => {
    const states = (await storedJobs(database, 'send-sign-up-confirmation')).map(({ state }) => state);
    expect(states).toContain('active');
  });

  const asked = Date.now();
  stopped.child.kill('SIGTERM');
  expect(await stopped.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(25_000);
  const states = (await storedJobs(database, 'send-sign-up-confirmation')).map(({ state }) => state);
  console.info(`D11: ended after ${Date.now() - asked} ms and left ${states.join(', ')}`);
  expect(states).toContain('retry');
  expect(states).not.toContain('active');

  await retryNow(database);
  const next = await startWorkerProcess(database, { DATA_DIR: folder });
  await jobsWhen(database, 'send-sign-up-confirmation', isDone);
  const confirmations = (await next.mails()).filter(({ Subject }) => Subject?.startsWith('You’re signed up'));
  expect(confirmations.map(({ To }) => To).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});
