import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import { errorCodeOf, logIn, viewerOf } from './account-operations.js';
import { invalidLink, requestEmailVerification, resetPassword, verifyEmail } from './recovery-operations.js';
import { everyRow } from './stored-rows.js';

const VERIFIED = graphql(`query IsVerified { viewer { emailVerified } }`);
const HOUR = 60 * 60 * 1000;

const mailGateway = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());

async function verificationSecret({ email }: Person, count = 1): Promise<string> {
  return secretIn(await mailGateway.arrival(email, 'Confirm your e-mail', count));
}

const isVerified = async ({ client }: Person) => (await client.graphql(VERIFIED)).data.viewer?.emailVerified;

const rejected = (code: string, message: string) => ({
  account: null,
  userErrors: [{ code, message, field: 'password' }],
  errors: undefined,
});
const passwordRequired = rejected('REQUIRED', 'password is required');
const wrongPassword = rejected('INVALID_CREDENTIAL', 'Incorrect password or email, Please try again');

describe('the verification of an address', () => {
  it('S29: counts in a session of the account', async () => {
    const person = await app.world.user();
    expect(await isVerified(person)).toBe(false);
    const { account, userErrors } = await verifyEmail(person.client, await verificationSecret(person));
    expect(userErrors).toEqual([]);
    expect(account).toEqual({ id: person.id, email: person.email, emailVerified: true });
    expect(await isVerified(person)).toBe(true);
  });

  it('S29: is not done by a click of the address’s owner for a stranger who made the account', async () => {
    const [squatter, other] = [await app.world.user(), await app.world.user()];
    const secret = await verificationSecret(squatter);
    for (const owner of [app.anonymous(), other.client]) {
      expect(await verifyEmail(owner, secret)).toEqual(passwordRequired);
      expect(await verifyEmail(owner, secret, '')).toEqual(passwordRequired);
      expect(await verifyEmail(owner, secret, 'wrong horse')).toEqual(wrongPassword);
    }
    expect(await isVerified(squatter)).toBe(false);
    expect((await verifyEmail(squatter.client, secret)).userErrors).toEqual([]);
  });

  it('S29: counts elsewhere with the account’s password, and signs nobody in', async () => {
    const [person, other] = [await app.world.user(), await app.world.user()];
    const browser = app.anonymous();
    const { account, userErrors } = await verifyEmail(browser, await verificationSecret(person), PASSWORD);
    expect(userErrors).toEqual([]);
    expect(account).toEqual({ id: person.id, email: person.email, emailVerified: true });
    expect(await viewerOf(browser)).toBeNull();

    const second = await verifyEmail(person.client, await verificationSecret(other), PASSWORD);
    expect(second.account).toMatchObject({ email: other.email, emailVerified: true });
    expect(await viewerOf(person.client)).toMatchObject({ id: person.id });
  });

  it('S29, S6: counts wrong passwords as those of a sign-in', async () => {
    const person = await app.world.user();
    const secret = await verificationSecret(person);
    for (let n = 0; n < 10; n++) {
      expect(await verifyEmail(app.anonymous(), secret, 'wrong horse')).toEqual(wrongPassword);
    }
    const { errors } = await verifyEmail(app.anonymous(), secret, PASSWORD);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(errorCodeOf(await logIn(app.anonymous(), { email: person.email }))).toBe('RATE_LIMITED');
    expect((await verifyEmail(person.client, secret)).userErrors).toEqual([]);
  });

  it('S21: works once, in parallel too', async () => {
    const person = await app.world.user();
    const secret = await verificationSecret(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => verifyEmail(person.client, secret)));
    expect(answers.filter(({ account }) => account)).toHaveLength(1);
    expect(answers.filter(({ account }) => !account)).toEqual(Array(5).fill(invalidLink));
  });

  it('S21: works for 24 hours', async () => {
    const [early, late] = [await app.world.user(), await app.world.user()];
    const [inTime, tooLate] = [await verificationSecret(early), await verificationSecret(late)];
    app.clock.advance(24 * HOUR - 1);
    expect((await verifyEmail(early.client, inTime)).userErrors).toEqual([]);
    app.clock.advance(1);
    expect(await verifyEmail(late.client, tooLate)).toEqual(invalidLink);
  });

  it('S21: works with the newest link alone, which sets no password', async () => {
    const person = await app.world.user();
    const older = await verificationSecret(person);
    const { data } = await requestEmailVerification(person.client);
    expect(data.requestEmailVerification).toEqual({ userErrors: [] });
    const newer = await verificationSecret(person, 2);

    expect(await verifyEmail(app.anonymous(), older)).toEqual(invalidLink);
    expect(await resetPassword(app.anonymous(), newer)).toEqual(invalidLink);
    expect((await verifyEmail(person.client, newer)).userErrors).toEqual([]);
  });

  it('S21: is stored as a hash only', async () => {
    const secret = await verificationSecret(await app.world.user());
    const rows = (await everyRow(app.database)).join('\n');
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
    expect(rows).toContain(Buffer.from(bytes).toString('hex'));
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  });

  it('sends nothing to a verified person, and nothing for an anonymous visitor', async () => {
    const person = await app.world.user();
    await verifyEmail(person.client, await verificationSecret(person));
    const jobs = async () => (await storedJobs(app.database, 'send-email-verification')).length;
    const before = await jobs();
    const { data } = await requestEmailVerification(person.client);
    expect(data.requestEmailVerification).toEqual({ userErrors: [] });
    const { errors } = await requestEmailVerification(app.anonymous());
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await jobs()).toBe(before);
  });
});
