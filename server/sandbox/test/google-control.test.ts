import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { consent, signIn } from './google.fixture.js';
import { control, runSandbox, someAddress } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await runSandbox();
});

const calendarId = 'primary';

describe('the control of Google', () => {
  it('lists the calls, newest first, with no secrets', async () => {
    const { client, tokens, events } = await signIn(sandbox);
    await control(sandbox, 'DELETE', '/google/requests');
    await events.list({ calendarId, timeMin: '2030-01-01T00:00:00Z' });
    await client.revokeToken(tokens.access_token ?? '');
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await control(sandbox, 'GET', '/google/requests')).toEqual([
      { at, method: 'POST', path: '/oauth2/revoke', status: 200 },
      { at, method: 'GET', path: '/calendar/v3/calendars/primary/events', status: 200 },
    ]);
  });

  it('sends people to registered addresses only, and to this machine only where there are none', async () => {
    const { authorizationUrl } = await consent(sandbox, { email: someAddress() });
    const ask = (redirectUri: string) => {
      const url = new URL(authorizationUrl);
      url.searchParams.set('redirect_uri', redirectUri);
      return control(sandbox, 'POST', '/google/consent', {
        authorizationUrl: url.href,
        email: someAddress(),
      });
    };
    await ask('https://127.0.0.1:4000/oauth2callback');
    for (const uri of [
      'https://evil.example/',
      'http://localhost.evil.example/',
      'javascript:alert(1)',
      '',
    ]) {
      await expect(ask(uri)).rejects.toThrow('400');
    }
    await control(sandbox, 'PUT', '/google/redirect-uris', {
      uris: ['https://turnout.example/oauth2callback'],
    });
    await ask('https://turnout.example/oauth2callback');
    await expect(ask('https://turnout.example/oauth2callback/')).rejects.toThrow('400');
    await expect(ask('http://localhost:4000/oauth2callback')).rejects.toThrow('400');
  });

  it('a reset removes everything', async () => {
    const { email, client } = await signIn(sandbox);
    await control(sandbox, 'PUT', '/google/next-id-token', { missing: true });
    await control(sandbox, 'PUT', '/google/redirect-uris', { uris: ['https://turnout.example/'] });
    await control(sandbox, 'POST', '/reset');
    for (const path of ['/google/accounts', `/google/accounts/${email}/events`, '/google/requests']) {
      expect(await control(sandbox, 'GET', path)).toEqual([]);
    }
    expect(await control(sandbox, 'GET', '/google/next-id-token')).toEqual({});
    expect(await control(sandbox, 'GET', '/google/redirect-uris')).toEqual({ uris: [] });
    await expect(client.refreshAccessToken()).rejects.toThrow('invalid_grant');
  });

  it.each([
    ['PUT', '/google/next-id-token', { audience: 'other' }],
    ['PUT', '/google/redirect-uris', { uris: ['nowhere'] }],
    ['POST', '/google/consent', { authorizationUrl: 'http://localhost/', email: 'nobody' }],
    ['POST', '/google/consent', { authorizationUrl: 'http://localhost/', email: 'ann@example.org' }],
  ])('says what is wrong: %s %s %o', async (method, path, body) => {
    await expect(control(sandbox, method, path, body)).rejects.toThrow(/: 400 \{"error":".+"\}$/);
  });

  it.each([
    ['POST', '/google/accounts/nobody@example.org/revoke'],
    ['POST', '/google/accounts/nobody@example.org/expire'],
    ['DELETE', '/google/accounts/nobody@example.org/events/abcde'],
  ])('knows nobody of that name: %s %s', async (method, path) => {
    await expect(control(sandbox, method, path)).rejects.toThrow('404');
  });
});
