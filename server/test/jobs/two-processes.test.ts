import { beforeAll, expect, it, vi } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { atEnd } from '../support/after-file.js';
import { openSandboxOf, startBeside } from '../support/shared-sandbox.js';
import { isDone, jobsWhen } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';
import type { Person } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  atEnd(() => database.drop());
});

it('J6: of two server processes exactly one sends each confirmation, exactly once', async () => {
  const sandbox = await openSandboxOf(database);
  const server = await startWorkerProcess(database);
  await startBeside(database, sandbox);
  const event = await server.world.event(await server.world.staff(), { pricePence: 0 });
  const people: Person[] = [];
  while (people.length < 12) people.push(await server.world.user());
  const emails = people.map(({ email }) => email);
  await Promise.all(people.map((person) => signUpPerson(person, event.id)));

  const jobs = await jobsWhen(database, 'send-sign-up-confirmation', isDone);
  expect(jobs).toHaveLength(12);
  // Both send by the same sandbox.
  const confirmed = (await server.mails())
    .filter(({ Subject }) => Subject?.startsWith('You’re signed up'))
    .map(({ To }) => To);
  expect(confirmed.toSorted()).toEqual(emails.toSorted());
});
