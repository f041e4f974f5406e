import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { CALENDAR, consent, REDIRECT_URI, SIGN_IN, signIn } from './google.fixture.js';
import { runSandbox, someAddress } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

async function claimsOf({ client, tokens }: Awaited<ReturnType<typeof signIn>>) {
  const audience = sandbox.google.clientId;
  return (await client.verifyIdToken({ idToken: tokens.id_token ?? '', audience })).getPayload();
}

describe('signing in', () => {
  it('comes back with a code and the state as it was', async () => {
    const { redirect, query } = await consent(sandbox, { email: someAddress() });
    expect(redirect).toMatch(`${REDIRECT_URI}?`);
    expect(query.get('state')).toBe('a state/with+signs');
    expect(query.get('code')).toMatch(/^4\/0A/);
    expect(query.get('iss')).toBe(sandbox.google.issuer);
    expect(query.get('scope')?.split(' ')).toEqual(expect.arrayContaining([...SIGN_IN, CALENDAR]));
  });

  it('says who it is, in a token that the real library takes', async () => {
    const email = someAddress();
    const signedIn = await signIn(sandbox, { email, name: 'Ann Ash', nonce: 'once' });
    expect(signedIn.tokens).toMatchObject({
      access_token: expect.stringMatching(/^ya29\./),
      refresh_token: expect.stringMatching(/^1\/\//),
      token_type: 'Bearer',
      scope: `openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile ${CALENDAR}`,
    });
    const claims = await claimsOf(signedIn);
    expect(claims).toMatchObject({
      iss: sandbox.google.issuer,
      aud: sandbox.google.clientId,
      azp: sandbox.google.clientId,
      sub: expect.stringMatching(/^\d{21}$/),
      email,
      email_verified: true,
      name: 'Ann Ash',
      nonce: 'once',
      at_hash: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(claims).not.toHaveProperty('hd');
    const again = await claimsOf(await signIn(sandbox, { email: email.toUpperCase() }));
    expect(again?.sub).toBe(claims?.sub);
  });

  it('says by whom an account is managed, and whether the address is verified', async () => {
    const wish = { hostedDomain: 'turnout.example', emailVerified: false };
    expect(await claimsOf(await signIn(sandbox, wish))).toMatchObject({
      hd: 'turnout.example',
      email_verified: false,
    });
  });

  it('says only what was asked for', async () => {
    const claims = await claimsOf(
      await signIn(sandbox, { scopes: ['openid'], prompt: '', accessType: 'online' }),
    );
    for (const name of ['email', 'email_verified', 'name', 'nonce']) expect(claims).not.toHaveProperty(name);
    const { tokens } = await signIn(sandbox, { scopes: ['email'] });
    expect(tokens).not.toHaveProperty('id_token');
  });

  it('gives a refresh token offline only, and at the first consent unless it is asked for again', async () => {
    const email = someAddress();
    const has = async (wish: object) => 'refresh_token' in (await signIn(sandbox, { email, ...wish })).tokens;
    expect(await has({ accessType: 'online' })).toBe(false);
    expect(await has({ prompt: '', email: someAddress() })).toBe(true);
    expect(await has({ prompt: '' })).toBe(false);
    expect(await has({ prompt: 'select_account consent' })).toBe(true);
  });

  it('can be denied, and the calendar refused', async () => {
    const denied = (await consent(sandbox, { email: someAddress(), deny: true })).query;
    expect(denied.get('error')).toBe('access_denied');
    expect(denied.get('state')).toBe('a state/with+signs');
    expect(denied.has('code')).toBe(false);
    const { tokens } = await signIn(sandbox, { grantCalendar: false });
    expect(tokens.scope).not.toContain('calendar');
    expect(tokens).toHaveProperty('id_token');
  });
});
