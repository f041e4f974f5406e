import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { viewerOf } from './account-operations.js';
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

describe('the verification of an address', () => {
  it('the link shows the address, and signs nobody in', async () => {
    const person = await app.world.user();
    expect(await isVerified(person)).toBe(false);
    const browser = app.anonymous();
    const { account, userErrors } = await verifyEmail(browser, await verificationSecret(person));

    expect(userErrors).toEqual([]);
    expect(account).toEqual({ id: person.id, email: person.email, emailVerified: true });
    expect(await viewerOf(browser)).toBeNull();
    expect(await isVerified(person)).toBe(true);
  });

  it('does so for somebody who is signed in as another', async () => {
    const [person, other] = [await app.world.user(), await app.world.user()];
    const { account } = await verifyEmail(other.client, await verificationSecret(person));
    expect(account).toMatchObject({ email: person.email, emailVerified: true });
    expect(await viewerOf(other.client)).toMatchObject({ id: other.id });
    expect(await isVerified(other)).toBe(false);
  });

  it('S21: works once, in parallel too', async () => {
    const secret = await verificationSecret(await app.world.user());
    const answers = await Promise.all(Array.from({ length: 6 }, () => verifyEmail(app.anonymous(), secret)));
    expect(answers.filter(({ account }) => account)).toHaveLength(1);
    expect(answers.filter(({ account }) => !account)).toEqual(Array(5).fill(invalidLink));
  });

  it('S21: works for 24 hours', async () => {
    const [early, late] = [await app.world.user(), await app.world.user()];
    const [inTime, tooLate] = [await verificationSecret(early), await verificationSecret(late)];
    app.clock.advance(24 * HOUR - 1);
    expect((await verifyEmail(app.anonymous(), inTime)).userErrors).toEqual([]);
    app.clock.advance(1);
    expect(await verifyEmail(app.anonymous(), tooLate)).toEqual(invalidLink);
  });

  it('S21: works with the newest link only, which sets no password', async () => {
    const person = await app.world.user();
    const older = await verificationSecret(person);
    const { data } = await requestEmailVerification(person.client);
    expect(data.requestEmailVerification).toEqual({ userErrors: [] });
    const newer = await verificationSecret(person, 2);

    expect(await verifyEmail(app.anonymous(), older)).toEqual(invalidLink);
    expect(await resetPassword(app.anonymous(), newer)).toEqual(invalidLink);
    expect((await verifyEmail(app.anonymous(), newer)).userErrors).toEqual([]);
  });

  it('S21: is stored as a hash only', async () => {
    const secret = await verificationSecret(await app.world.user());
    const rows = (await everyRow(app.database)).join('\n');
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
    expect(rows).toContain(Buffer.from(bytes).toString('hex'));
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  });

  it('sends nothing to somebody who is verified, and nothing for an anonymous visitor', async () => {
    const person = await app.world.user();
    await verifyEmail(app.anonymous(), await verificationSecret(person));
    const jobs = async () => (await storedJobs(app.database, 'send-email-verification')).length;
    const before = await jobs();
    const { data } = await requestEmailVerification(person.client);
    expect(data.requestEmailVerification).toEqual({ userErrors: [] });
    const { errors } = await requestEmailVerification(app.anonymous());
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await jobs()).toBe(before);
  });
});
