import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { signUpPerson } from './sign-up-operations.js';
import { wrongCounts } from './sign-up-rows.js';

const EVENTS_EACH = 6;

let app: TestApp;
let staff: Person[];
let users: Person[];
let eventIds: string[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await Promise.all(Array.from({ length: 3 }, () => app.world.staff()));
  users = await Promise.all(Array.from({ length: 12 }, () => app.world.user()));
  const made = staff.flatMap((creator) =>
    Array.from({ length: EVENTS_EACH }, () => app.world.event(creator, { pricePence: 0 })),
  );
  eventIds = (await Promise.all(made)).map(({ id }) => id);
});
afterAll(() => app.close());

/** Everyone signs up everywhere, in an order of their own. */
const goEverywhere = (person: Person, first: number) =>
  eventIds.map((_, step) => () => signUpPerson(person, eventIds[(first + step) % eventIds.length] as string));

it('D2: the counts equal the rows after parallel sign-ups and deletions of events and accounts', async () => {
  const [deletedStaff, deletingStaff] = staff as [Person, Person];
  const answers = await Promise.all([
    ...users.map(async (person, n) => {
      const done = [];
      for (const [step, signUp] of goEverywhere(person, n).entries()) {
        done.push(await signUp());
        // A third of them leave in the midst of it; what they try then is refused.
        if (n % 3 === 0 && step === n) done.push(await deleteAccount(person.client));
      }
      return done;
    }),
    ...eventIds
      .slice(EVENTS_EACH, EVENTS_EACH + 3)
      .map(async (id) => [
        await signUpPerson(deletingStaff, id),
        await deleteEvent(deletingStaff.client, id),
      ]),
    (async () => [
      await signUpPerson(deletedStaff, eventIds.at(-1) as string),
      await deleteAccount(deletedStaff.client),
    ])(),
  ]);

  expect(await wrongCounts(app.database)).toEqual([]);
  const codes = new Set(answers.flat().map(({ errors }) => errors?.[0]?.extensions.code));
  expect([...codes].filter((code) => code !== undefined && code !== 'UNAUTHENTICATED')).toEqual([]);
  await doJobs(app);
  // Of the eighteen events the three and the deleted account's six are deleted, of the twelve users four.
  const [left] = await app.database.query<{ events: number; accounts: number; rows: number }>(
    `SELECT (SELECT count(*)::int FROM events) AS events, (SELECT count(*)::int FROM accounts) AS accounts,
       (SELECT count(*)::int FROM sign_ups) AS rows`,
  );
  expect(left).toEqual({ events: 9, accounts: 10, rows: 8 * 9 });
});
