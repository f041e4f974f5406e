import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { anEvent, calendarClient, errorOf, googleClient, signIn, someEventId } from './google.fixture.js';
import { control, runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;
let someone: Awaited<ReturnType<typeof signIn>>;

// Of its own for each test: planned failures are for the next caller.
beforeEach(async () => {
  sandbox = await runSandbox();
  someone = await signIn(sandbox);
});

const plan = (how: string, on?: string, next = 1) =>
  control(sandbox, 'POST', '/failures', { service: 'google', next, how, ...(on && { on }) });
const insert = (timeout?: number) => {
  const { events } = calendarClient(sandbox, someone.client, timeout === undefined ? {} : { timeout });
  return events.insert({ calendarId: 'primary', requestBody: { id: someEventId(), ...anEvent() } });
};
const entries = async () =>
  ((await control(sandbox, 'GET', `/google/accounts/${someone.email}/events`)) as unknown[]).length;

describe('a failure of Google', () => {
  it.each([
    ['500', 500, 'backendError'],
    ['503', 503, 'backendError'],
    ['429', 429, 'rateLimitExceeded'],
    ['rate-limit', 403, 'rateLimitExceeded'],
    ['user-rate-limit', 403, 'userRateLimitExceeded'],
    ['quota', 403, 'quotaExceeded'],
    ['unauthorized', 401, 'authError'],
    ['insufficient-scope', 403, 'insufficientPermissions'],
    ['not-found', 404, 'notFound'],
  ])('%s is an error of the calendar, and no entry', async (how, status, reason) => {
    await plan(how);
    expect(await errorOf(insert())).toMatchObject({ status, reason });
    expect(await entries()).toBe(0);
    await insert();
  });

  it.each([
    ['timeout', 0],
    ['timeout-after', 1],
  ])('%s is never answered, with %i entries', async (how, count) => {
    await plan(how, 'events.insert');
    await expect(insert(100)).rejects.toMatchObject({ code: 'TimeoutError' });
    await expect.poll(entries).toBe(count);
  });

  it('half is cut off in the middle of the answer, with an entry', async () => {
    await plan('half');
    await expect(insert()).rejects.toThrow();
    expect(await entries()).toBe(1);
  });

  it('reset hangs up, without an entry', async () => {
    await plan('reset');
    expect(await errorOf(insert())).toMatchObject({ status: undefined });
    expect(await entries()).toBe(0);
  });

  it('garbage looks like a success to the client, without an entry', async () => {
    await plan('garbage');
    expect((await insert()).data).toMatch(/^<html>/);
    expect(await entries()).toBe(0);
  });

  it.each([
    ['500', 500, 'internal_failure'],
    ['503', 503, 'temporarily_unavailable'],
    ['invalid-grant', 400, 'invalid_grant'],
    ['invalid-client', 401, 'invalid_client'],
  ])('%s is an error of the token endpoint', async (how, status, error) => {
    await plan(how, 'token');
    expect(await errorOf(someone.client.refreshAccessToken())).toMatchObject({ status, error });
    await someone.client.refreshAccessToken();
  });

  it('of revoking is had with and without its effect', async () => {
    const revoke = (timeout = 10_000) =>
      googleClient(sandbox, { timeout }).revokeToken(someone.tokens.refresh_token ?? '');
    await plan('503', 'revoke');
    expect(await errorOf(revoke())).toMatchObject({ status: 503 });
    await plan('timeout-after', 'revoke');
    await expect(revoke(100)).rejects.toThrow();
    await expect.poll(() => errorOf(revoke())).toMatchObject({ status: 400, error: 'invalid_token' });
  });

  it('of the keys prevents the verification of a token', async () => {
    await plan('500', 'certs');
    const idToken = someone.tokens.id_token ?? '';
    await expect(googleClient(sandbox).verifyIdToken({ idToken })).rejects.toThrow(
      'verification certificates',
    );
  });

  it('waits for the calls that it is meant for, and for those that can fail so', async () => {
    await plan('500', 'events.delete');
    await plan('rate-limit', undefined, 2);
    await plan('invalid-grant');
    expect(await errorOf(insert())).toMatchObject({ status: 403 });
    expect(await errorOf(someone.client.refreshAccessToken())).toMatchObject({ error: 'invalid_grant' });
    const deleting = someone.events.delete({ calendarId: 'primary', eventId: someEventId() });
    expect(await errorOf(deleting)).toMatchObject({ status: 500 });
    expect(await control(sandbox, 'GET', '/failures')).toEqual([
      { service: 'google', next: 1, how: 'rate-limit' },
    ]);
  });

  it('is not used up by a call with a wrong token', async () => {
    await plan('500');
    const stranger = googleClient(sandbox);
    stranger.setCredentials({ access_token: 'wrong' });
    const calling = calendarClient(sandbox, stranger).events.list({ calendarId: 'primary' });
    expect(await errorOf(calling)).toMatchObject({ status: 401 });
    expect(await errorOf(insert())).toMatchObject({ status: 500 });
  });

  it.each([
    ['insufficient-scope', 'token'],
    ['invalid-grant', 'events.insert'],
    ['500', 'events.destroy'],
  ])('cannot be %s on %s', async (how, on) => {
    await expect(plan(how, on)).rejects.toThrow('400');
  });
});
