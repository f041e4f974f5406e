import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestPasswordReset, resetPassword, verifyEmail } from '../accounts/recovery-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { authorizationUrlFor, connect, viewerOf } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp();
});
afterAll(() => app.close());

/** An account with a person's address, and a Google calendar that the maker of the account has connected. */
async function withCalendar() {
  const person = await app.world.user();
  const { id: eventId } = await app.world.event(await app.world.staff(), { pricePence: 0 });
  await placeFor(person, eventId);
  const authorizationUrl = await authorizationUrlFor(person.client, eventId);
  const calendar = `${crypto.randomUUID()}@gmail.example`;
  await connect(person.client, await app.side.consent(authorizationUrl ?? '', { email: calendar }));
  expect(await viewerOf(person.client)).toMatchObject({ calendarConnected: true, emailVerified: false });
  return { ...person, calendar };
}

async function reset(email: string, times = 1): Promise<ApiClient> {
  await requestPasswordReset(app.anonymous(), email);
  await app.settle();
  const owner = app.anonymous();
  await resetPassword(owner, secretIn(await app.mailGateway.arrival(email, 'Choose a new password', times)));
  await app.settle();
  return owner;
}

const refreshTokensOf = async (email: string) =>
  ((await app.control('GET', `/google/accounts/${email}`)) as { refreshTokens: number }).refreshTokens;

describe('S30: the first person who shows that an address is theirs', () => {
  it('by a password reset, gets the account without the calendar that a stranger connected', async () => {
    const { id, email, client: stranger, calendar } = await withCalendar();
    const owner = await reset(email);
    expect(await viewerOf(owner)).toMatchObject({ id, calendarConnected: false, emailVerified: true });
    expect(await viewerOf(stranger)).toBeNull();
    expect(await refreshTokensOf(calendar)).toBe(0);
    expect(await app.database.query('SELECT FROM google_credentials WHERE account_id = $1', [id])).toEqual(
      [],
    );
  });

  it('by Google, gets it without that calendar, granting none of their own', async () => {
    const { id, email, client: stranger, calendar } = await withCalendar();
    const { client: owner } = await app.signIn({ email, grantCalendar: false });
    await app.settle();
    expect(await viewerOf(owner)).toMatchObject({ id, calendarConnected: false, signInMethods: ['GOOGLE'] });
    expect(await viewerOf(stranger)).toBeNull();
    expect(await refreshTokensOf(calendar)).toBe(0);
  });

  it('in their own session, loses nothing of their own, through later password resets too', async () => {
    const { id, email, client, calendar } = await withCalendar();
    await app.settle();
    await verifyEmail(client, secretIn(await app.mailGateway.arrival(email, 'Confirm')));
    expect(await viewerOf(client)).toMatchObject({ id, calendarConnected: true, emailVerified: true });
    expect(await viewerOf(await reset(email))).toMatchObject({ id, calendarConnected: true });
    expect(await refreshTokensOf(calendar)).toBe(1);
  });
});
