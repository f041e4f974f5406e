import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GoogleApp, startGoogleApp } from '../calendar/google-app.js';
import { ApiClient } from '../support/api-client.js';
import { PASSWORD, type Person } from '../support/world.js';
import { errorCodeOf, logIn, viewerOf } from './account-operations.js';
import { requestPasswordReset } from './recovery-operations.js';
import { changePassword, NEW_PASSWORD, userError } from './settings-operations.js';

const TEN_MINUTES = 10 * 60 * 1000;
const wrongPassword = userError('WRONG_PASSWORD', 'This is not your password now', 'currentPassword');

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp();
});
afterAll(() => app.close());

const logsInWith = async ({ email }: Person, password: string) =>
  errorCodeOf(await logIn(app.anonymous(), { email, password })) === null;

/** Another browser in which a person is signed in. */
async function otherBrowserOf({ email }: Person): Promise<ApiClient> {
  const client = app.anonymous();
  await logIn(client, { email });
  return client;
}

describe('a change of the password', () => {
  it('lets its owner in with the new one alone, and tells them by mail', async () => {
    const person = await app.world.user();
    app.clock.advance(TEN_MINUTES + 1);
    const { account, userErrors } = await changePassword(person.client);
    expect([account, userErrors]).toMatchObject([{ id: person.id, email: person.email }, []]);
    expect([await logsInWith(person, PASSWORD), await logsInWith(person, NEW_PASSWORD)]).toEqual([
      false,
      true,
    ]);
    await app.settle();
    const mails = app.mailGateway.mails.filter(({ to }) => to === person.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your password for Turnout was changed');
  });

  it('S18: ends all other sessions, and gives this browser a new one in place of its own', async () => {
    const person = await app.world.user();
    const other = await otherBrowserOf(person);
    const { cookie } = person.client;
    const { account } = await changePassword(person.client);
    expect(account?.sessions).toEqual([{ isCurrent: true }]);
    expect(await viewerOf(person.client)).toMatchObject({ id: person.id });
    expect(await viewerOf(other)).toBeNull();
    expect(person.client.cookie).not.toBe(cookie);
    expect(await viewerOf(new ApiClient(app.url, { cookie }))).toBeNull();
  });

  it('S21: voids a link for a new password that was sent before', async () => {
    const person = await app.world.user();
    await requestPasswordReset(app.anonymous(), person.email);
    await app.settle();
    await changePassword(person.client);
    const tokens = await app.database.query('SELECT 1 FROM email_tokens WHERE account_id = $1', [person.id]);
    expect(tokens).toEqual([]);
  });

  it('S36: is refused without the current one, right after the sign-in too, and changes nothing', async () => {
    const person = await app.world.user();
    const other = await otherBrowserOf(person);
    expect(await changePassword(person.client, { currentPassword: 'wrong horse' })).toEqual(wrongPassword);
    for (const currentPassword of [null, '']) {
      expect(await changePassword(person.client, { currentPassword })).toEqual(
        userError('REQUIRED', 'currentPassword is required', 'currentPassword'),
      );
    }
    expect(await logsInWith(person, PASSWORD)).toBe(true);
    expect(await viewerOf(other)).toMatchObject({ id: person.id });
  });

  it.each([
    ['12345', 'WEAK_PASSWORD'],
    ['x'.repeat(129), 'TOO_LONG'],
    ['\ud800-----', 'WEAK_PASSWORD'],
  ])('S3: is refused for a new password of %j', async (newPassword, code) => {
    const person = await app.world.user();
    const { userErrors } = await changePassword(person.client, { newPassword });
    expect(userErrors).toMatchObject([{ code, field: 'newPassword' }]);
  });

  it('S6: counts wrong passwords with those of sign-ins', async () => {
    const person = await app.world.user();
    for (let n = 0; n < 10; n++) {
      expect(await changePassword(person.client, { currentPassword: 'wrong horse' })).toEqual(wrongPassword);
    }
    const { errors } = await changePassword(person.client);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await logIn(app.anonymous(), { email: person.email })).status).toBe(429);
  });

  it('S36: sets the first one of an account within ten minutes after a sign-in with Google', async () => {
    const email = `${crypto.randomUUID()}@gmail.example`;
    const { client } = await app.signIn({ email });
    app.clock.advance(TEN_MINUTES + 1);
    expect(await changePassword(client, { currentPassword: null })).toEqual(
      userError('SIGN_IN_AGAIN', 'Please log in again first'),
    );
    await app.signIn({ email }, client);
    const { userErrors } = await changePassword(client, { currentPassword: null });
    expect(userErrors).toEqual([]);
    expect(errorCodeOf(await logIn(app.anonymous(), { email, password: NEW_PASSWORD }))).toBeNull();
  });

  it('S18: does nothing from a session that ends while the new one is hashed', async () => {
    const person = await app.world.user();
    const { passwords } = app.jobContext.services;
    const hash = vi.spyOn(passwords, 'hash').mockImplementationOnce(async (password) => {
      await app.database.query('DELETE FROM sessions WHERE account_id = $1', [person.id]);
      return passwords.hash(password);
    });
    const { errors } = await changePassword(person.client);
    hash.mockRestore();
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await logsInWith(person, PASSWORD)).toBe(true);
  });

  it('lets one of two at once through', async () => {
    const person = await app.world.user();
    const [first, second] = [person.client, await otherBrowserOf(person)];
    const answers = await Promise.all([
      changePassword(first, { newPassword: 'the first one' }),
      changePassword(second, { newPassword: 'the second one' }),
    ]);
    expect(answers.filter(({ account }) => account)).toHaveLength(1);
    const works = await Promise.all(
      ['the first one', 'the second one', PASSWORD].map((password) => logsInWith(person, password)),
    );
    expect(works.filter(Boolean)).toHaveLength(1);
  });

  it('S24: is logged, refused or not, without the passwords', async () => {
    const person = await app.world.user();
    await changePassword(person.client, { currentPassword: 'a secret that is wrong' });
    await changePassword(person.client, { newPassword: 'a secret that is new' });
    const own = app.logged.filter(({ accountId }) => accountId === person.id).map(({ msg }) => msg);
    expect(own).toEqual(expect.arrayContaining(['change of the password refused', 'password changed']));
    expect(JSON.stringify(app.logged)).not.toContain('a secret');
  });
});
