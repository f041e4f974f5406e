import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoogleApp, startGoogleApp } from '../calendar/google-app.js';
import type { ApiClient } from '../support/api-client.js';
import { PASSWORD, type Person } from '../support/world.js';
import { logIn, viewerOf } from './account-operations.js';
import { deleteAccount } from './recovery-operations.js';
import { knownOfPeople } from './stored-rows.js';

const TEN_MINUTES = 10 * 60 * 1000;

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp();
});
afterAll(() => app.close());

/** Somebody whose session began more than ten minutes ago and has been used all the time since. */
async function longSignedIn(): Promise<Person> {
  const person = await app.world.user();
  for (let minutes = 0; minutes < 10; minutes++) {
    app.clock.advance(TEN_MINUTES / 10);
    await viewerOf(person.client);
  }
  app.clock.advance(1);
  return person;
}

async function answerOf(client: ApiClient, password?: string) {
  const { data, errors } = await deleteAccount(client, password);
  return errors?.[0]?.extensions.code ?? data.deleteAccount;
}

const refused = (code: string, message: string, field: string | null = null) => ({
  deletedAccountId: null,
  userErrors: [{ code, message, field }],
});
const signInAgain = refused('SIGN_IN_AGAIN', 'Please log in again first');
const wrongPassword = refused(
  'INVALID_CREDENTIAL',
  'Incorrect password or email, Please try again',
  'password',
);
const deleted = (id: string) => ({ deletedAccountId: id, userErrors: [] });

describe('the deletion of an account', () => {
  it('S36: needs no password until ten minutes after the sign-in', async () => {
    const person = await app.world.user();
    app.clock.advance(TEN_MINUTES);
    expect(await answerOf(person.client)).toEqual(deleted(person.id));
  });

  it('S36: is refused after that, however much the session is used, and changes nothing', async () => {
    const { client } = await longSignedIn();
    const before = await knownOfPeople(app.database);
    expect(await answerOf(client)).toEqual(signInAgain);
    expect(await answerOf(client, '')).toEqual(refused('REQUIRED', 'password is required', 'password'));
    expect(await knownOfPeople(app.database)).toEqual(before);
  });

  it('S36: needs the right password then', async () => {
    const { id, client } = await longSignedIn();
    expect(await answerOf(client, 'wrong horse')).toEqual(wrongPassword);
    expect(await viewerOf(client)).toMatchObject({ id });
    expect(await answerOf(client, PASSWORD)).toEqual(deleted(id));
  });

  it('S36: is refused for a wrong password also right after the sign-in', async () => {
    const { client } = await app.world.user();
    expect(await answerOf(client, 'wrong horse')).toEqual(wrongPassword);
  });

  it('S36: works without one after another sign-in', async () => {
    const { id, email, client } = await longSignedIn();
    await logIn(client, { email });
    expect(await answerOf(client)).toEqual(deleted(id));
  });

  it('S6, S36: counts wrong passwords with those of sign-ins', async () => {
    const { email, client } = await longSignedIn();
    for (let n = 0; n < 10; n++) expect(await answerOf(client, 'wrong horse')).toEqual(wrongPassword);
    expect(await answerOf(client, PASSWORD)).toBe('RATE_LIMITED');
    expect((await logIn(app.anonymous(), { email })).status).toBe(429);
  });

  it('S36: asks an account without a password for another sign-in with Google', async () => {
    const email = `${crypto.randomUUID()}@gmail.example`;
    const { client } = await app.signIn({ email });
    const id = (await viewerOf(client))?.id ?? '';
    app.clock.advance(TEN_MINUTES + 1);
    expect(await answerOf(client)).toEqual(signInAgain);
    expect(await answerOf(client, PASSWORD)).toEqual(wrongPassword);
    await app.signIn({ email }, client);
    expect(await answerOf(client)).toEqual(deleted(id));
  });

  it('S24, S36: is logged when it is refused, without the password', async () => {
    const { id, client } = await app.world.user();
    await answerOf(client, 'a secret that is wrong');
    const lines = app.logged.filter(({ msg }) => msg === 'deletion of the account refused');
    expect(lines).toContainEqual(expect.objectContaining({ accountId: id }));
    expect(JSON.stringify(app.logged)).not.toContain('a secret that is wrong');
  });
});
