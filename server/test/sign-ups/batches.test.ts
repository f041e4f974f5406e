import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NameShown } from '../../src/features/accounts/names/name-shown.js';
import { Role } from '../../src/features/accounts/role.js';
import { addSignUps } from '../../src/features/sign-ups/add-sign-ups.js';
import type { SignUp } from '../../src/features/sign-ups/sign-up.entity.js';
import { signUpToEvent } from '../../src/features/sign-ups/sign-up-to-event.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor, signUpPerson } from './sign-up-operations.js';
import { signUpRows, wrongCounts } from './sign-up-rows.js';

let app: TestApp;
let staff: Person;
let people: Person[];
let [ada, ben, cem, dora]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
  people = await Promise.all(Array.from({ length: 4 }, () => app.world.user()));
  [ada, ben, cem, dora] = people;
});
afterAll(() => app.close());

const eventFor = async (capacity: number | null) =>
  (await app.world.event(staff, { pricePence: 0, capacity })).id;

/** The outcomes of these sign-ups, in one statement. */
function together(...wanted: [person: Person | undefined, eventId: string][]) {
  const signUps = wanted.map(
    ([person, eventId]): SignUp => ({
      id: newId(),
      eventId,
      accountId: person?.id ?? newId(),
      contact: { name: 'x', email: person?.email ?? 'gone@example.org', unconfirmedEmail: null },
      nameShown: NameShown.SIGNED_IN,
      signedUpAt: app.clock.now(),
      changedAt: null,
      addedToCalendarAt: null,
    }),
  );
  return app.dataSource.transaction((manager) => addSignUps(manager, signUps, ''));
}

const accountsAt = async (eventId: string) =>
  new Set((await signUpRows(app.database, eventId)).signUps.map(({ account_id }) => account_id));

describe('sign-ups of one statement', () => {
  it('L3: get the last places in the order of their arrival', async () => {
    const id = await eventFor(2);
    const outcomes = await together([cem, id], [ada, id], [dora, id], [ben, id]);
    // The others look again, and find the event full.
    expect(outcomes).toEqual(['SIGNED_UP', 'SIGNED_UP', 'CHANGED', 'CHANGED']);
    expect(await accountsAt(id)).toEqual(new Set([cem?.id, ada?.id]));
    expect(await together([dora, id], [ada, id])).toEqual(['EVENT_FULL', 'ALREADY_SIGNED_UP']);
    expect(await wrongCounts(app.database)).toEqual([]);
  });

  it('D3: are one place for two of one account', async () => {
    const id = await eventFor(null);
    expect(await together([ada, id], [ada, id], [ben, id])).toEqual([
      'SIGNED_UP',
      'ALREADY_SIGNED_UP',
      'SIGNED_UP',
    ]);
    expect(await signUpRows(app.database, id)).toMatchObject({ count: 2, signUps: [{}, {}] });
  });

  it('L3: of one account take one place of two', async () => {
    const id = await eventFor(2);
    expect(await together([ada, id], [ada, id], [ben, id])).toEqual([
      'SIGNED_UP',
      'ALREADY_SIGNED_UP',
      'CHANGED',
    ]);
    expect(await together([ben, id])).toEqual(['SIGNED_UP']);
    expect(await wrongCounts(app.database)).toEqual([]);
  });

  it('get an outcome each, whichever event they are for', async () => {
    const [free, full] = [await eventFor(null), await eventFor(1)];
    const { id: paid } = await app.world.event(staff);
    await placeFor(staff, full);
    expect(
      await together([ada, full], [ada, free], [ben, paid], [ben, newId()], [undefined, free], [ben, free]),
    ).toEqual([
      'EVENT_FULL',
      'SIGNED_UP',
      'PAYMENT_REQUIRED',
      'EVENT_NOT_FOUND',
      'ACCOUNT_DELETED',
      'SIGNED_UP',
    ]);
    expect(await accountsAt(free)).toEqual(new Set([ada?.id, ben?.id]));
    expect(await wrongCounts(app.database)).toEqual([]);
  });
});

const THREE = { count: 3, signUps: [{}, {}, {}], jobs: [{}, {}, {}] };

/** Has people sign up in one turn of the process, so in one batch. @returns what is wrong for each; null: they have a place */
async function comeTogether(eventId: string, names: string[], persons = people): Promise<unknown[]> {
  const coming = names.map((name, n) => {
    const { id: accountId, email } = persons[n] as Person;
    const viewer = {
      accountId,
      email,
      role: Role.USER,
      emailVerified: true,
      nameConfirmed: true,
      defaultNameShown: null,
      scopes: null,
      teamRoles: {},
    };
    return signUpToEvent({ ...app.jobContext, viewer, networkAddress: '::1' }, { eventId, name, email });
  });
  const results = await Promise.allSettled(coming);
  return results.map((result) => (result.status === 'rejected' ? result.reason : null));
}

describe('in a batch no person pays for', () => {
  it('a row that the database rejects', async () => {
    const id = await eventFor(null);
    const addRule = `ALTER TABLE sign_ups ADD CONSTRAINT no_mallory CHECK (name <> 'Mallory') NOT VALID`;
    await app.database.query(addRule);
    const errors = await comeTogether(id, ['Ada', 'Ben', 'Mallory', 'Dora']);
    await app.database.query('ALTER TABLE sign_ups DROP CONSTRAINT no_mallory');
    expect(errors).toEqual([null, null, expect.objectContaining({ constraint: 'no_mallory' }), null]);
    expect(await signUpRows(app.database, id)).toMatchObject(THREE);
  });

  it('S17: an account that is deleted meanwhile', async () => {
    const id = await eventFor(null);
    const gone = await app.world.user();
    await app.database.query('DELETE FROM accounts WHERE id = $1', [gone.id]);
    const errors = await comeTogether(id, ['Ada', 'Ben', 'Gone', 'Dora'], people.with(2, gone));
    expect(errors).toEqual([null, null, expect.objectContaining({ code: 'UNAUTHENTICATED' }), null]);
    expect(await signUpRows(app.database, id)).toMatchObject(THREE);
  });

  it('another event that is locked', async () => {
    const [locked, other] = [await eventFor(null), await eventFor(null)];
    const held = await hold(app.database, 'SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [locked]);
    const waiting = signUpPerson(staff, locked);
    await held.waiting(1);
    await placeFor(staff, other);
    await held.release();
    expect((await waiting).data.signUp.signUp).not.toBeNull();
  });
});
