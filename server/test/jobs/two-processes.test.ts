import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { isDone, jobsWhen } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';
import type { Person } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('J6: of two server processes exactly one sends each confirmation, exactly once', async () => {
  const servers = [await startWorkerProcess(database), await startWorkerProcess(database)] as const;
  const event = await servers[0].world.event(await servers[0].world.staff(), { pricePence: 0 });
  const people: Person[] = [];
  while (people.length < 12) people.push(await servers[0].world.user());
  const emails = people.map(({ email }) => email);
  await Promise.all(people.map((person) => signUpPerson(person, event.id)));

  const jobs = await jobsWhen(database, 'send-sign-up-confirmation', isDone);
  expect(jobs).toHaveLength(12);
  // Both send by the same sandbox.
  const confirmed = (await servers[0].mails())
    .filter(({ Subject }) => Subject?.startsWith('You’re signed up'))
    .map(({ To }) => To);
  expect(confirmed.toSorted()).toEqual(emails.toSorted());
});
