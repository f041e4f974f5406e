import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { CALENDAR, consent, googleClient, REDIRECT_URI, SIGN_IN, signIn } from './google.fixture.js';
import { runSandbox, someAddress } from './sandbox.fixture.js';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('&')</script>`;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

function addressOf(change: Record<string, string> = {}): string {
  const scope = [...SIGN_IN, CALENDAR];
  return googleClient(sandbox).generateAuthUrl({ scope, state: HOSTILE, access_type: 'offline', ...change });
}

async function open(address: string) {
  const response = await fetch(address);
  return { response, text: await response.text() };
}

/** As a browser sends the form of the page. */
async function submit(fields: Record<string, string>, address = addressOf()) {
  const body = new URLSearchParams({ query: new URL(address).search.slice(1), ...fields });
  const headers = { origin: sandbox.url };
  const response = await fetch(sandbox.google.authorizationUrl, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
  return {
    response,
    text: await response.text(),
    location: URL.parse(response.headers.get('location') ?? ''),
  };
}

describe('the consent page', () => {
  it('offers the accounts that were used, and says whom it is for', async () => {
    const { email } = await signIn(sandbox, { name: 'Ann Ash', hostedDomain: 'turnout.example' });
    const { text } = await open(addressOf());
    for (const shown of [email, 'Ann Ash', 'turnout.example', 'localhost:4000'])
      expect(text).toContain(shown);
  });

  it('asks for the calendar only where the product does', async () => {
    const wanted = 'permanently delete events on all your calendars';
    expect((await open(addressOf())).text).toContain(wanted);
    expect((await open(addressOf({ scope: 'openid email' }))).text).not.toContain(wanted);
  });

  it('cuts the window that opened it off, runs no script and lets its form lead to the product', async () => {
    const { response, text } = await open(addressOf());
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'self'");
    expect(policy).toContain("form-action 'self' http://localhost:4000 ");
    expect(policy).not.toContain('script-src');
    expect(text).not.toMatch(/<script|style=|<[^>]* on\w+=/);
  });

  it('leads back with a code that works', async () => {
    const email = someAddress();
    const fields = {
      account: '',
      email,
      name: 'Bo',
      hostedDomain: 'x.example',
      emailVerified: '',
      grantCalendar: '',
    };
    const { response, location } = await submit(fields);
    expect(response.status).toBe(302);
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(location?.href).toMatch(`${REDIRECT_URI}?`);
    expect(location?.searchParams.get('state')).toBe(HOSTILE);
    const client = googleClient(sandbox);
    const { tokens } = await client.getToken(location?.searchParams.get('code') ?? '');
    expect(tokens.scope).not.toContain(CALENDAR);
    const ticket = await client.verifyIdToken({ idToken: tokens.id_token ?? '' });
    expect(ticket.getPayload()).toMatchObject({ email, name: 'Bo', hd: 'x.example', email_verified: false });
  });

  it('leads back for a chosen account, or with a no', async () => {
    const { email } = await signIn(sandbox);
    const agreed = (await submit({ account: email, grantCalendar: 'yes' })).location?.searchParams;
    expect(agreed?.get('scope')).toContain(CALENDAR);
    const denied = (await submit({ account: email, decision: 'cancel' })).location?.searchParams;
    expect(denied?.get('error')).toBe('access_denied');
    expect(denied?.has('code')).toBe(false);
  });

  it('asks again for an address that is none, and keeps what was typed', async () => {
    const { response, text } = await submit({ account: '', email: 'nobody', name: 'No <Body>' });
    expect(response.status).toBe(400);
    expect(text).toContain('Enter an e-mail address.');
    expect(text).toContain('value="nobody"');
    expect(text).toContain('value="No &lt;Body&gt;"');
  });

  it.each([
    [{ client_id: 'other' }, 401, 'invalid_client'],
    [{ redirect_uri: 'https://evil.example/' }, 400, 'redirect_uri_mismatch'],
    [{ response_type: 'token' }, 400, 'invalid_request'],
    [{ scope: 'openid https://www.googleapis.com/auth/drive' }, 400, 'invalid_scope'],
    [{ code_challenge: 'x', code_challenge_method: 'plain' }, 400, 'invalid_request'],
  ])('sends nobody anywhere for %o', async (change, status, code) => {
    for (const { response, text } of [await open(addressOf(change)), await submit({}, addressOf(change))]) {
      expect(response.status).toBe(status);
      expect(response.headers.get('location')).toBeNull();
      expect(text).toContain(code);
    }
  });

  it('shows what it is told as text', async () => {
    await signIn(sandbox, { name: HOSTILE, hostedDomain: HOSTILE });
    for (const address of [addressOf({ login_hint: HOSTILE }), addressOf({ scope: HOSTILE })]) {
      const { text } = await open(address);
      expect(text).not.toMatch(/<img|<script>|alert\('/);
      expect(text).toContain('&lt;img');
    }
    const { redirect } = await consent(sandbox, { email: someAddress() });
    expect(redirect).not.toContain('<');
  });

  it('takes no consent from another site`s page', async () => {
    const headers = { origin: 'http://localhost:4000' };
    const response = await fetch(addressOf(), { method: 'POST', headers, body: new URLSearchParams() });
    expect(response.status).toBe(403);
  });
});
