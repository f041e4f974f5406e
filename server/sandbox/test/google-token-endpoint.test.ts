import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { consent, errorOf, googleClient, signIn } from './google.fixture.js';
import { control, runSandbox, someAddress } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

async function aCode() {
  const { client, codeVerifier, query } = await consent(sandbox, { email: someAddress() });
  return { client, code: query.get('code') ?? '', codeVerifier };
}

describe('the token endpoint', () => {
  it('takes a code once', async () => {
    const { client, code, codeVerifier } = await aCode();
    await client.getToken({ code, codeVerifier });
    expect(await errorOf(client.getToken({ code, codeVerifier }))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Bad Request' },
    });
  });

  it.each([
    ['a wrong code', { code: '4/0Awrong' }, 400, 'invalid_grant'],
    ['a wrong verifier', { codeVerifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['no verifier', { codeVerifier: '' }, 400, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://localhost:4000/other' }, 400, 'redirect_uri_mismatch'],
    ['another client', { client_id: 'other' }, 401, 'invalid_client'],
  ])('refuses %s', async (_, change, status, error) => {
    const { client, code, codeVerifier } = await aCode();
    expect(await errorOf(client.getToken({ code, codeVerifier, ...change }))).toMatchObject({
      status,
      error,
    });
  });

  it('refuses a wrong secret, and what it does not understand', async () => {
    const { code, codeVerifier } = await aCode();
    const stranger = googleClient(sandbox, { clientSecret: 'wrong' });
    expect(await errorOf(stranger.getToken({ code, codeVerifier }))).toMatchObject({
      status: 401,
      error: 'invalid_client',
    });
    const { clientId, clientSecret, tokenUrl } = sandbox.google;
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'magic',
    });
    expect(await (await fetch(tokenUrl, { method: 'POST', body })).json()).toMatchObject({
      error: 'unsupported_grant_type',
    });
  });

  it('gives a new access token for a refresh token', async () => {
    const { client, tokens } = await signIn(sandbox);
    const { credentials } = await client.refreshAccessToken();
    expect(credentials.access_token).toMatch(/^ya29\./);
    expect(credentials.access_token).not.toBe(tokens.access_token);
    expect(credentials.scope).toBe(tokens.scope);
    expect(credentials.id_token).toBeDefined();
  });

  it('has the library refresh by itself when an access token has run out', async () => {
    const { client, email, events } = await signIn(sandbox);
    const { refresh_token = null } = client.credentials;
    await control(sandbox, 'POST', `/google/accounts/${email}/expire`);
    expect(await errorOf(events.list({ calendarId: 'primary' }))).toMatchObject({ status: 401 });
    client.setCredentials({ refresh_token });
    expect((await events.list({ calendarId: 'primary' })).status).toBe(200);
  });
});

describe('access that is taken away', () => {
  it.each(['refresh_token', 'access_token'] as const)('by the product, with its %s', async (name) => {
    const { client, tokens, events } = await signIn(sandbox);
    expect((await client.revokeToken(tokens[name] ?? '')).status).toBe(200);
    expect(await errorOf(events.list({ calendarId: 'primary' }))).toMatchObject({ status: 401 });
    expect(await errorOf(client.refreshAccessToken())).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    });
    expect(await errorOf(client.revokeToken(tokens[name] ?? ''))).toMatchObject({
      status: 400,
      error: 'invalid_token',
    });
  });

  it('by the person, and given again', async () => {
    const { client, email, events } = await signIn(sandbox);
    await control(sandbox, 'POST', `/google/accounts/${email}/revoke`);
    expect(await errorOf(events.list({ calendarId: 'primary' }))).toMatchObject({
      status: 401,
      reason: 'authError',
    });
    expect(await errorOf(client.refreshAccessToken())).toMatchObject({ error: 'invalid_grant' });
    expect(await control(sandbox, 'GET', `/google/accounts/${email}`)).toMatchObject({
      scopes: [],
      refreshTokens: 0,
      accessTokens: 0,
    });
    const again = await signIn(sandbox, { email });
    expect((await again.events.list({ calendarId: 'primary' })).status).toBe(200);
  });
});
