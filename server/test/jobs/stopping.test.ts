import type { Mail } from '@turnout/sandbox';
import { beforeAll, expect, it, vi } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { atEnd } from '../support/after-file.js';
import { control } from '../support/sandbox.js';
import { openSandboxOf, startBeside } from '../support/shared-sandbox.js';
import { isDone, jobsWhen, retryNow, storedJobs } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';
import type { Person } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  atEnd(() => database.drop());
});

it('D11: a SIGTERM loses and doubles no job, one that hangs included, and the process ends in time', async () => {
  const sandbox = await openSandboxOf(database);
  const stopped = await startWorkerProcess(database);
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

  stopped.child.kill('SIGTERM');
  // One that takes too long ends with another code.
  expect(await stopped.ended).toBe(0);
  const states = (await storedJobs(database, 'send-sign-up-confirmation')).map(({ state }) => state);
  expect(states).toContain('retry');
  expect(states).not.toContain('active');

  await retryNow(database);
  await startBeside(database, sandbox);
  await jobsWhen(database, 'send-sign-up-confirmation', isDone);
  const confirmations = ((await control(sandbox, 'GET', '/mails')) as Mail[]).filter(({ Subject }) =>
    Subject?.startsWith('You’re signed up'),
  );
  expect(confirmations.map(({ To }) => To).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});
