import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import { LOG_IN, LOG_OUT, logIn, logOut, register, VIEWER, viewerOf } from './account-operations.js';
import { sessionCount } from './stored-rows.js';

let app: TestApp;
let user: Person;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.world.user();
});
afterAll(() => app.close());

/** The account that a copy of a cookie stands for, sent by another browser. */
async function viewerWith(cookie: string): Promise<string | undefined> {
  const { data } = await app.anonymous().graphql(VIEWER, {}, { cookie });
  return data.viewer?.id;
}

/** `name=value; Attribute; ...` as a name, a value and sorted attributes. */
function parsed(setCookie: string | undefined) {
  const [pair = '', ...attributes] = (setCookie ?? '').split('; ');
  const [name, value] = pair.split('=');
  return { name, value, attributes: attributes.sort() };
}

describe('the session cookie', () => {
  const expires = 'Expires=Sun, 30 May 2027 12:00:00 GMT';

  it.each([
    ['logIn', () => logIn(app.anonymous(), { email: user.email })],
    ['register', () => register(app.anonymous(), { email: 'cookie@example.org' })],
  ])(
    'S18: of %s is for this server only, hidden from scripts, not sent by other sites',
    async (_by, signIn) => {
      const cookies = (await signIn()).headers.getSetCookie();
      expect(cookies).toHaveLength(1);
      expect(parsed(cookies[0])).toEqual({
        name: 'session-4000',
        value: expect.stringMatching(/^[\w-]{43}$/),
        attributes: [expires, 'HttpOnly', 'Path=/', 'SameSite=Lax'],
      });
    },
  );

  it('S18: under https it is Secure, and bound to the host by its name', async () => {
    const https = await startTestApp({ env: { PUBLIC_URL: 'https://events.example.org' } });
    const client = https.anonymous();
    const { headers } = await register(client, { email: 'cookie@example.org' });

    expect(parsed(headers.getSetCookie()[0])).toEqual({
      name: '__Host-session',
      value: expect.stringMatching(/^[\w-]{43}$/),
      attributes: [expires, 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
    });
    expect(await viewerOf(client)).not.toBeNull();
    const withPlainName = client.cookie.replace('__Host-session', 'session-443');
    const { data } = await https.anonymous().graphql(VIEWER, {}, { cookie: withPlainName });
    expect(data.viewer).toBeNull();

    const [deleted] = (await logOut(client)).headers.getSetCookie();
    expect(parsed(deleted)).toEqual({
      name: '__Host-session',
      value: '',
      attributes: [
        'Expires=Thu, 01 Jan 1970 00:00:00 GMT',
        'HttpOnly',
        'Max-Age=0',
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ],
    });
    await https.close();
  });

  it.each([
    ['logIn', () => (client: TestClient) => logIn(client, { email: user.email })],
    [
      'register',
      () => (client: TestClient) => register(client, { email: `${crypto.randomUUID()}@example.org` }),
    ],
  ])('S18: is a new one after %s, and the old one is dead', async (_by, signIn) => {
    const client = app.anonymous();
    await logIn(client, { email: user.email });
    const old = client.cookie;
    const before = await sessionCount(app.database);
    await signIn()(client);

    expect(client.cookie).not.toBe(old);
    expect(await viewerOf(client)).not.toBeNull();
    expect(await viewerWith(old)).toBeUndefined();
    expect(await sessionCount(app.database)).toBe(before);
  });

  it('S18: is never one that the browser brought along', async () => {
    const planted = `session-4000=${'A'.repeat(43)}`;
    const { headers } = await app
      .anonymous()
      .graphql(
        LOG_IN,
        { input: { role: 'USER', email: user.email, password: PASSWORD } },
        { cookie: planted },
      );

    expect(headers.getSetCookie()[0]).toMatch(/^session-4000=/);
    expect(headers.getSetCookie()[0]).not.toContain(planted);
    expect(await viewerWith(planted)).toBeUndefined();
  });

  it('S18: no copy of it is valid after signing out', async () => {
    const client = app.anonymous();
    await logIn(client, { email: user.email });
    const copy = client.cookie;
    expect(await viewerWith(copy)).toBe(user.id);

    const { headers } = await logOut(client);
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(parsed(headers.getSetCookie()[0])).toMatchObject({ name: 'session-4000', value: '' });
    expect(client.cookie).toBe('');
    expect(await viewerWith(copy)).toBeUndefined();
    const { errors } = await app.anonymous().graphql(LOG_OUT, {}, { cookie: copy });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('S18: ends with the account', async () => {
    const leaver = await app.world.user();
    expect(await viewerWith(leaver.client.cookie)).toBe(leaver.id);
    await app.database.query('DELETE FROM accounts WHERE id = $1', [leaver.id]);
    expect(await viewerWith(leaver.client.cookie)).toBeUndefined();
  });
});

type TestClient = ReturnType<TestApp['anonymous']>;
