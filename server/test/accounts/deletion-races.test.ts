import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvent } from '../events/event-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteAccount } from './recovery-operations.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

/** Has a deletion wait when it has the account's row already, and the others behind it. */
async function behindDeletion(
  person: Person,
  others: (() => Promise<GraphQLAnswer>)[],
): Promise<GraphQLAnswer[]> {
  const held = await hold(app.database, 'SELECT 1 FROM sessions WHERE account_id = $1 FOR UPDATE', [
    person.id,
  ]);
  const deletion = deleteAccount(person.client);
  await held.waiting(1);
  const answers = others.map((start) => start());
  await held.waiting(1 + others.length);
  await held.release();
  expect((await deletion).data.deleteAccount).toEqual({ deletedAccountId: person.id, userErrors: [] });
  return Promise.all(answers);
}

const codesOf = (answers: GraphQLAnswer[]) => answers.map(({ errors }) => errors?.[0]?.extensions.code);

async function wrongCounts(): Promise<object[]> {
  return app.database.query(
    `SELECT e.id FROM events e
     WHERE sign_up_count <> (SELECT count(*) FROM sign_ups WHERE event_id = e.id)`,
  );
}

describe('while an account is deleted', () => {
  it('S17: its parallel requests are rejected as unauthenticated', async () => {
    const event = await app.world.event(await app.world.staff(), { pricePence: 0 });
    const person = await app.world.user();
    const answers = await behindDeletion(person, [
      () => signUpPerson(person, event.id),
      () => deleteAccount(person.client),
    ]);
    expect(codesOf(answers)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(await app.database.query('SELECT 1 FROM sign_ups WHERE event_id = $1', [event.id])).toEqual([]);
    expect(await wrongCounts()).toEqual([]);
  });

  it('S17: staff can add no event to it', async () => {
    const staff = await app.world.staff();
    const answers = await behindDeletion(staff, [() => createEvent(staff.client)]);
    expect(codesOf(answers)).toEqual(['UNAUTHENTICATED']);
  });

  it('S17, D2: counts stay right, and no request fails, when all run in parallel', async () => {
    const [deleted, staying] = [await app.world.staff(), await app.world.staff()];
    const events = await Promise.all(
      [deleted, deleted, staying, staying].map((staff) => app.world.event(staff, { pricePence: 0 })),
    );
    const people = await Promise.all(Array.from({ length: 8 }, () => app.world.user()));
    const signUps = people.flatMap((person) =>
      events.map(
        ({ id }) =>
          () =>
            signUpPerson(person, id),
      ),
    );
    const deletions = [deleted, ...people.slice(4)].map((person) => () => deleteAccount(person.client));
    const all = [...signUps.slice(0, 16), ...deletions, ...signUps.slice(16)];
    const answers = await Promise.all(all.map((start) => start()));

    expect(codesOf(answers).filter((code) => code !== undefined && code !== 'UNAUTHENTICATED')).toEqual([]);
    expect(await wrongCounts()).toEqual([]);
    const left = await app.database.query<{ id: string }>('SELECT id FROM accounts WHERE id = ANY($1)', [
      [deleted, ...people].map(({ id }) => id),
    ]);
    expect(left.map(({ id }) => id).toSorted()).toEqual(
      people
        .slice(0, 4)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});
