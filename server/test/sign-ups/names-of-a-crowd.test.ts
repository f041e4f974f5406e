import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../src/features/accounts/role.js';
import { signUpToEvent } from '../../src/features/sign-ups/sign-up-to-event.js';
import { joinWaitingList } from '../../src/features/waiting-list/join-waiting-list.js';
import { hold } from '../support/held-rows.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const NAMES = ['Ada', 'Ben', 'Cem'];
const crowd = () => Promise.all(NAMES.map(() => app.world.user()));
const eventFor = async (capacity: number | null = null) =>
  (await app.world.event(staff, { pricePence: 0, capacity })).id;

type UseCase = typeof signUpToEvent | typeof joinWaitingList;

/** In one turn of the process, so in one batch. */
function comeTogether(useCase: UseCase, persons: Person[], eventIds: string[], names = NAMES) {
  return Promise.all(
    persons.map(({ id: accountId, email }, n) => {
      const viewer = {
        accountId,
        email,
        role: Role.USER,
        emailVerified: true,
        nameConfirmed: false,
        defaultNameShown: null,
        scopes: null,
        teamRoles: {},
      };
      const form = { eventId: eventIds[n] as string, name: names[n] as string, email };
      return useCase({ ...app.jobContext, viewer, networkAddress: '::1' }, form);
    }),
  );
}

/** null: still the part of the address before the @. */
async function namesOf(persons: Person[]): Promise<unknown[]> {
  const rows = await app.database.query<{ id: string; name: string; confirmed: boolean }>(
    'SELECT id, name, name_confirmed AS confirmed FROM accounts WHERE id = ANY($1)',
    [persons.map(({ id }) => id)],
  );
  const names = new Map(rows.map(({ id, name, confirmed }) => [id, confirmed ? name : null]));
  return persons.map(({ id }) => names.get(id));
}

const updatesOfAccounts = async (work: () => Promise<unknown>) =>
  (await statementsOf(work)).filter(({ text }) => /UPDATE "?accounts/.test(text)).length;

it('C1: the first names of people who sign up together are stored in one statement', async () => {
  const id = await eventFor();
  const persons = await crowd();
  const updates = await updatesOfAccounts(() => comeTogether(signUpToEvent, persons, [id, id, id]));
  expect(updates).toBe(1);
  expect(await namesOf(persons)).toEqual(NAMES);
});

it('C1: the first names of people who wait together are stored in one statement', async () => {
  const id = await eventFor(1);
  await placeFor(staff, id);
  const persons = await crowd();
  const updates = await updatesOfAccounts(() => comeTogether(joinWaitingList, persons, [id, id, id]));
  expect(updates).toBe(1);
  expect(await namesOf(persons)).toEqual(NAMES);
});

it('of two names for one account in a batch the first counts', async () => {
  const [person] = (await crowd()) as [Person];
  await comeTogether(signUpToEvent, [person, person], [await eventFor(), await eventFor()]);
  expect(await namesOf([person])).toEqual(['Ada']);
});

it('C1: no sign-up waits for an account that is being changed: it takes the next name', async () => {
  const [id, other] = [await eventFor(), await eventFor()];
  const persons = await crowd();
  const lock = 'SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE';
  const held = await hold(app.database, lock, [persons[1]?.id]);
  await comeTogether(signUpToEvent, persons, [id, id, id]);
  await held.release();
  expect(await namesOf(persons)).toEqual(['Ada', null, 'Cem']);
  await comeTogether(signUpToEvent, persons, [other, other, other], ['Later', 'Ben', 'Later']);
  expect(await namesOf(persons)).toEqual(NAMES);
});
