import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredAuthorizations } from '../../src/features/google/authorizations.js';
import { RateLimitedError } from '../../src/platform/errors/request-errors.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { createToken, programOf } from '../accounts/access-token-operations.js';
import { logIn } from '../accounts/account-operations.js';
import { requestPasswordReset, resetPassword } from '../accounts/recovery-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { PASSWORD } from '../support/world.js';
import { authorizationUrlFor, connect, viewerOf } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

const DONE = '/signed-in-with-google';

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp();
});
afterAll(() => app.close());

const someone = (domain = 'gmail.example') => `${crypto.randomUUID()}@${domain}`;

describe('a person who signs in with Google', () => {
  it('the first sign-in makes an account, and the next one enters it, even with a changed address', async () => {
    const email = someone();
    const { client, outcome } = await app.signIn({ email, name: 'Ines Moreau' });
    expect(outcome).toBe(DONE);
    const viewer = await viewerOf(client);
    expect(viewer).toMatchObject({
      email,
      name: 'Ines Moreau',
      role: 'USER',
      emailVerified: true,
      signInMethods: ['GOOGLE'],
      calendarConnected: true,
    });
    const again = await app.signIn({ email });
    expect((await viewerOf(again.client))?.id).toBe(viewer?.id);
  });

  it('is signed in without the calendar when that is not granted', async () => {
    const { client, outcome } = await app.signIn({ email: someone(), grantCalendar: false });
    expect(outcome).toBe(DONE);
    expect(await viewerOf(client)).toMatchObject({ signInMethods: ['GOOGLE'], calendarConnected: false });
  });

  it('S18: gets a new session each time', async () => {
    const email = someone();
    const { client } = await app.signIn({ email });
    const first = client.cookie;
    await app.signIn({ email }, client);
    expect(client.cookie).not.toBe(first);
  });

  it('is not signed in after denying', async () => {
    const { client, outcome } = await app.signIn({ email: someone(), deny: true });
    expect(outcome).toBe(`${DONE}?error=denied`);
    expect(await viewerOf(client)).toBeNull();
  });
});

describe('S10: staff by Google', () => {
  it('are those of the company’s own organisation, with an address that Google vouches for', async () => {
    const email = someone('staff.example');
    const { client } = await app.signIn({ email, hostedDomain: 'staff.example' });
    expect(await viewerOf(client)).toMatchObject({ email, role: 'STAFF' });
  });

  it.each([
    ['no organisation', {}],
    ['another organisation', { hostedDomain: 'evil.example' }],
  ])('are never those with %s', async (_what, person) => {
    const { client } = await app.signIn({ email: someone('staff.example'), ...person });
    expect(await viewerOf(client)).toMatchObject({ role: 'USER' });
  });

  it.each(['evil-staff.example', 'staff.example.evil.com', 'sub.staff.example'])(
    'S9: are never those of %s',
    async (domain) => {
      const { client } = await app.signIn({ email: someone(domain), hostedDomain: 'staff.example' });
      expect((await viewerOf(client))?.role ?? 'USER').toBe('USER');
    },
  );

  it('are those whom Google first showed without the organisation, once it shows it', async () => {
    const email = someone('staff.example');
    const { client } = await app.signIn({ email });
    const viewer = await viewerOf(client);
    expect(viewer?.role).toBe('USER');
    await app.signIn({ email, hostedDomain: 'staff.example' }, client);
    expect(await viewerOf(client)).toMatchObject({ id: viewer?.id, role: 'STAFF' });
  });

  it('are no longer let in once Google does not show the organisation any more', async () => {
    const email = someone('staff.example');
    await app.signIn({ email, hostedDomain: 'staff.example' });
    const { client, outcome } = await app.signIn({ email, hostedDomain: 'evil.example' });
    expect(outcome).toBe(`${DONE}?error=failed`);
    expect(await viewerOf(client)).toBeNull();
  });

  it('are those without it who show by a mail that the address is theirs', async () => {
    const email = someone('staff.example');
    const { client } = await app.signIn({ email });
    const id = (await viewerOf(client))?.id;
    await requestPasswordReset(client, email);
    await app.settle();
    const secret = secretIn(await app.mailGateway.arrival(email, 'Choose a new password'));
    await resetPassword(client, secret, PASSWORD);
    expect(await viewerOf(client)).toMatchObject({ id, role: 'STAFF', emailVerified: true });
    const { account } = await logIn(app.anonymous(), { role: 'STAFF', email });
    expect(account).toMatchObject({ id, role: 'STAFF' });
  });

  it('never come into a staff account by a Google account that is not of the company', async () => {
    const { email } = await app.world.staff();
    const { client, outcome } = await app.signIn({ email });
    expect(outcome).toBe(`${DONE}?error=failed`);
    expect(await viewerOf(client)).toBeNull();
  });
});

it.each(['staff.example', 'gmail.example'])(
  'S10, S11: no account is made at %s by an address that Google does not vouch for',
  async (domain) => {
    const email = someone(domain);
    const { client, outcome } = await app.signIn({ email, hostedDomain: domain, emailVerified: false });
    expect(outcome).toBe(`${DONE}?error=failed`);
    expect(await viewerOf(client)).toBeNull();
    expect(await app.database.query('SELECT FROM accounts WHERE email = $1', [email])).toEqual([]);
  },
);

it('three parallel first sign-ins make one account, and all succeed', async () => {
  const email = someone();
  const signIns = await Promise.all([1, 2, 3].map(() => app.signIn({ email })));
  expect(signIns.map(({ outcome }) => outcome)).toEqual([DONE, DONE, DONE]);
  const viewers = await Promise.all(signIns.map(({ client }) => viewerOf(client)));
  expect(new Set(viewers.map((viewer) => viewer?.id)).size).toBe(1);
});

describe('S11: an account that has the address already', () => {
  it('is signed in to when it is verified, and its password stays', async () => {
    const { id, email } = await app.world.user();
    await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [id]);
    const { client } = await app.signIn({ email });
    expect(await viewerOf(client)).toMatchObject({ id, signInMethods: ['PASSWORD', 'GOOGLE'] });
    const other = await logIn(app.anonymous(), { role: 'USER', email, password: PASSWORD });
    expect(other.account?.id).toBe(id);
  });

  it('is taken over when it is not: its password and its sessions are dead', async () => {
    const { id, email, client: squatter } = await app.world.user();
    const { client } = await app.signIn({ email });
    expect(await viewerOf(client)).toMatchObject({ id, signInMethods: ['GOOGLE'], emailVerified: true });
    expect(await viewerOf(squatter)).toBeNull();
    const { account } = await logIn(app.anonymous(), { role: 'USER', email, password: PASSWORD });
    expect(account).toBeNull();
    expect(await app.database.query('SELECT FROM email_tokens WHERE account_id = $1', [id])).toEqual([]);
  });

  it('S22, S30: is taken over without the access tokens of the person who made it', async () => {
    const squatter = await app.world.user();
    const program = await programOf(squatter);
    await app.signIn({ email: squatter.email });
    expect((await program.graphql('{ viewer { id } }')).status).toBe(401);
    expect((await createToken(squatter.client)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is taken over from a squatter who connected a calendar of theirs, whose authorization ends', async () => {
    const { id, email, client: squatter } = await app.world.user();
    const { id: eventId } = await app.world.event(await app.world.staff(), { pricePence: 0 });
    await placeFor({ id, email, client: squatter }, eventId);
    const authorizationUrl = await authorizationUrlFor(squatter, eventId);
    const theirs = someone();
    await connect(squatter, await app.side.consent(authorizationUrl, { email: theirs }));
    const { client } = await app.signIn({ email });
    expect(await viewerOf(client)).toMatchObject({ id, signInMethods: ['GOOGLE'] });
    expect(await viewerOf(squatter)).toBeNull();
    await app.settle();
    expect(await app.control('GET', `/google/accounts/${theirs}`)).toMatchObject({ refreshTokens: 0 });
  });

  it('is not entered with an address that Google does not vouch for', async () => {
    const { email, client: owner } = await app.world.user();
    const { outcome } = await app.signIn({ email, emailVerified: false });
    expect(outcome).toBe(`${DONE}?error=failed`);
    expect(await viewerOf(owner)).toMatchObject({ email });
  });
});

describe('S13: the callback', () => {
  async function begun() {
    const client = app.anonymous();
    const start = await client.request('/auth/google/start');
    const email = someone();
    return { client, email, back: await app.side.consent(start.headers.get('location') ?? '', { email }) };
  }
  const outcomeOf = async (client: GoogleApp['anonymous'] extends () => infer C ? C : never, back: URL) =>
    (await client.request(back.pathname + back.search)).headers.get('location');

  it('takes a state once', async () => {
    const { client, back } = await begun();
    expect(await outcomeOf(client, back)).toBe(DONE);
    expect(await outcomeOf(client, back)).toBe(`${DONE}?error=expired`);
  });

  it('takes no state that is missing, made up, or doubled', async () => {
    for (const change of [
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.set('state', 'made-up'),
      (query: URLSearchParams) => query.append('state', 'second'),
    ]) {
      const { client, back } = await begun();
      change(back.searchParams);
      expect(await outcomeOf(client, back)).toBe(`${DONE}?error=expired`);
    }
  });

  it('takes nothing in another browser, and nothing that another browser began', async () => {
    const [one, two] = [await begun(), await begun()];
    expect(await outcomeOf(app.anonymous(), one.back)).toBe(`${DONE}?error=expired`);
    expect(await outcomeOf(two.client, one.back)).toBe(`${DONE}?error=expired`);
    expect(await viewerOf(two.client)).toBeNull();
  });

  it('takes nothing after ten minutes', async () => {
    const { client, back } = await begun();
    app.clock.advance(10 * 60_000 + 1);
    expect(await outcomeOf(client, back)).toBe(`${DONE}?error=expired`);
  });

  it('takes no code of another authorization (PKCE)', async () => {
    const [one, two] = [await begun(), await begun()];
    one.back.searchParams.set('code', two.back.searchParams.get('code') ?? '');
    expect(await outcomeOf(one.client, one.back)).toBe(`${DONE}?error=failed`);
    expect(await viewerOf(one.client)).toBeNull();
  });

  it.each(['nonce', 'aud', 'iss', 'expired', 'signature'])(
    'takes no ID token with a wrong %s',
    async (part) => {
      const { client, back } = await begun();
      const wrong = { expired: true, signature: 'wrong-key' }[part] ?? 'wrong';
      await app.side.spoilNextIdToken({ [part]: wrong });
      expect(await outcomeOf(client, back)).toBe(`${DONE}?error=failed`);
      expect(await viewerOf(client)).toBeNull();
    },
  );

  it('S14: redirects the browser to the configured address, not to that of the Host header', async () => {
    const { location } = Object.fromEntries(
      (
        await app
          .anonymous()
          .request('/auth/google/start', { headers: { 'x-forwarded-host': 'evil.example' } })
      ).headers,
    );
    expect(new URL(location ?? '').searchParams.get('redirect_uri')).toBe(
      'http://localhost:4000/auth/google/callback',
    );
  });
});

it('G16: no visitor fills the table of those who are on the way', async () => {
  const other = await startGoogleApp({ sandbox: app.sandbox });
  const places: (string | null)[] = [];
  for (let times = 0; times < 301; times++) {
    places.push((await other.anonymous().request('/auth/google/start')).headers.get('location'));
  }
  expect(places.slice(0, 300).filter((place) => place?.startsWith(DONE))).toEqual([]);
  expect(places[300]).toBe(`${DONE}?error=unavailable`);
  other.clock.advance(10 * 60_000 + 1);
  await deleteExpiredAuthorizations(other.dataSource.manager, other.clock);
  expect(await other.database.query('SELECT FROM google_authorizations')).toEqual([]);
  await other.close();
});

it.each(['cross-site', 'same-site'])(
  'S31: a picture on another page (%s) uses up nothing of the limit of the person who looks at it',
  async (site) => {
    const other = await startGoogleApp({ sandbox: app.sandbox });
    const client = other.anonymous();
    const picture = await client.request('/auth/google/start', { headers: { 'sec-fetch-site': site } });
    expect([picture.status, client.cookie]).toEqual([403, '']);
    expect(await other.database.query('SELECT FROM rate_limits')).toEqual([]);
    expect(await other.database.query('SELECT FROM google_authorizations')).toEqual([]);
    await other.close();
  },
);

it('a limit that is met on the way back is no error of ours', async () => {
  const google = {
    ...sandboxGoogle(app.sandbox),
    exchangeCode: () => Promise.reject(new RateLimitedError(60)),
  };
  const limited = await startGoogleApp({ sandbox: app.sandbox, google });
  const { callback, outcome } = await limited.signIn({ email: someone() });
  expect([callback.status, outcome]).toEqual([302, `${DONE}?error=unavailable`]);
  await limited.close();
});

describe('F3: Google fails', () => {
  it.each(['500', '503', 'timeout', 'half', 'garbage', 'reset'])(
    'with %s: no sign-in succeeds, in bounded time',
    async (how) => {
      const slow = await startGoogleApp({ sandbox: app.sandbox, timeout: 250 });
      await app.side.fail('token', how);
      const { client, outcome } = await slow.signIn({ email: someone() });
      await app.side.recover();
      expect(outcome).toMatch(/error=unavailable$/);
      expect(await viewerOf(client)).toBeNull();
      await slow.close();
    },
  );
});
