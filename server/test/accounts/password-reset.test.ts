import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import { errorCodeOf, logIn, viewerOf } from './account-operations.js';
import { invalidLink, requestPasswordReset, resetPassword, verifyEmail } from './recovery-operations.js';

const HOUR = 60 * 60 * 1000;
const weakPassword = {
  code: 'WEAK_PASSWORD',
  message: 'Password must be atleast 6 characters',
  field: 'password',
};

const mailGateway = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());

/** The secret of the link that a person gets; `count` is how many they have got with it. */
async function resetSecret({ email }: Person, count = 1): Promise<string> {
  await requestPasswordReset(app.anonymous(), email);
  return secretIn(await mailGateway.arrival(email, 'Choose a new password', count));
}

describe('a password reset', () => {
  it('S18: ends all sessions, takes the old password away, verifies the address and signs in', async () => {
    const person = await app.world.user();
    const elsewhere = app.anonymous();
    await logIn(elsewhere, { email: person.email });
    const browser = app.anonymous();
    const { account, userErrors } = await resetPassword(browser, await resetSecret(person), 'a new password');

    expect(userErrors).toEqual([]);
    expect(account).toEqual({ id: person.id, email: person.email, emailVerified: true });
    expect(await viewerOf(browser)).toMatchObject({ id: person.id });
    expect(await viewerOf(person.client)).toBeNull();
    expect(await viewerOf(elsewhere)).toBeNull();
    const again = app.anonymous();
    expect((await logIn(again, { email: person.email, password: PASSWORD })).account).toBeNull();
    expect((await logIn(again, { email: person.email, password: 'a new password' })).account).not.toBeNull();
  });

  it('S30: of an account with an unverified address ends what else a stranger could get in with', async () => {
    const person = await app.world.user();
    const verification = secretIn(await mailGateway.arrival(person.email, 'Confirm'));
    await resetPassword(app.anonymous(), await resetSecret(person));
    expect(await viewerOf(person.client)).toBeNull();
    expect(await verifyEmail(app.anonymous(), verification, PASSWORD)).toEqual(invalidLink);
    expect(errorCodeOf(await logIn(app.anonymous(), { email: person.email }))).toBe('INVALID_CREDENTIAL');
  });

  it('S21: has a link with 128 random bits behind a #, which no server’s log gets to see', async () => {
    const person = await app.world.user();
    const secret = await resetSecret(person);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const mail = await mailGateway.arrival(person.email, 'Choose a new password');
    for (const part of [mail.html, mail.text])
      expect(part).toContain(`http://localhost:4000/reset-password#${secret}`);
  });

  it('S21: works once', async () => {
    const person = await app.world.user();
    const secret = await resetSecret(person);
    expect((await resetPassword(app.anonymous(), secret)).userErrors).toEqual([]);
    expect(await resetPassword(app.anonymous(), secret, 'another password')).toEqual(invalidLink);
    expect(
      (await logIn(app.anonymous(), { email: person.email, password: 'a new password' })).account,
    ).not.toBeNull();
  });

  it('S21: works once when it is used in parallel', async () => {
    const secret = await resetSecret(await app.world.user());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => resetPassword(app.anonymous(), secret, `password ${i}`)),
    );
    expect(answers.filter(({ account }) => account)).toHaveLength(1);
    expect(answers.filter(({ account }) => !account)).toEqual(Array(5).fill(invalidLink));
  });

  it('S21: works for an hour', async () => {
    const [early, late] = [await app.world.user(), await app.world.user()];
    const [inTime, tooLate] = [await resetSecret(early), await resetSecret(late)];
    app.clock.advance(HOUR - 1);
    expect((await resetPassword(app.anonymous(), inTime)).userErrors).toEqual([]);
    app.clock.advance(1);
    expect(await resetPassword(app.anonymous(), tooLate)).toEqual(invalidLink);
  });

  it('S21: works with the newest link only', async () => {
    const person = await app.world.user();
    const older = await resetSecret(person);
    const newer = await resetSecret(person, 2);
    expect(await resetPassword(app.anonymous(), older)).toEqual(invalidLink);
    expect((await resetPassword(app.anonymous(), newer)).userErrors).toEqual([]);
  });

  it('leaves the link valid when the password is too short', async () => {
    const secret = await resetSecret(await app.world.user());
    expect((await resetPassword(app.anonymous(), secret, '12345')).userErrors).toEqual([weakPassword]);
    expect((await resetPassword(app.anonymous(), secret)).userErrors).toEqual([]);
  });

  it.each(['', 'x', 'A'.repeat(22), 'é\u0000', 'x'.repeat(5000)])(
    'S21: takes no made-up secret: %j',
    async (secret) => {
      expect(await resetPassword(app.anonymous(), secret)).toEqual(invalidLink);
      expect(await verifyEmail(app.anonymous(), secret)).toEqual(invalidLink);
    },
  );

  it('S21: has a link that verifies no address by itself', async () => {
    const secret = await resetSecret(await app.world.user());
    expect(await verifyEmail(app.anonymous(), secret)).toEqual(invalidLink);
  });
});
