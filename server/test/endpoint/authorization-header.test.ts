import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxGoogle } from '../../src/start/services.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { loggedErrors } from '../support/logged-errors.js';
import { runSandbox } from '../support/sandbox.js';
import type { Person } from '../support/world.js';

/** Headers that browsers and proxies send, and some that no client should. */
const foreign: Record<string, string> = {
  'of Basic authentication': 'Basic YWxpY2U6c2VjcmV0',
  'of Basic authentication, with a token as its password': `Basic ${btoa('trn_alice:Bearer trn_secret')}`,
  'of Digest authentication': 'Digest username="alice", realm="proxy", nonce="x", uri="/", response="y"',
  'of Negotiate authentication': 'Negotiate YIIJvwYGKwYBBQUC',
  'with the bearer token of another product': 'Bearer eyJhbGciOiJub25lIn0.e30.',
  'with a bearer token that only contains our prefix': 'Bearer x-trn_secret',
  'with our token under another scheme': 'Token trn_secret',
  'with our token and no scheme': 'trn_secret',
  'with only a scheme': 'Bearer',
  'that is empty': '',
  'of garbage': '\u0001"\\,;=\u00ff %00 ../',
  'of 8,000 characters': `Bearer ${'x'.repeat(8_000)}`,
};
const ours: Record<string, string> = {
  'with an unknown token of ours': 'Bearer trn_unknown',
  'with an unknown token of ours, its scheme in lower case': 'bearer trn_unknown',
  'with two spaces before the token': 'Bearer  trn_unknown',
  'with nothing behind our prefix': 'Bearer trn_',
  'with a token that is no token': 'Bearer trn_a b"c',
};

let app: PaymentsApp;
let user: Person;
let eventId: string;
let clientFolder: string;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'turnout-client-'));
  await writeFile(join(clientFolder, 'index.html'), '<!doctype html>');
  const sandbox = await runSandbox();
  app = await startPaymentsApp({ sandbox, google: sandboxGoogle(sandbox), clientFolder });
  user = await app.world.user();
  eventId = (await app.world.event(await app.world.staff())).id;
});
afterAll(async () => {
  await app.close();
  await rm(clientFolder, { recursive: true });
});

/** As Fastify draws them, so that a new route is asked for without a word here: `[['GET', '/healthz'], …]`. */
function routes(): [method: 'GET' | 'POST', path: string][] {
  const drawn = app.http.printRoutes({ commonPrefix: false });
  const above: string[] = [];
  return [...drawn.matchAll(/^(.*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/gm)].flatMap(
    ([, indent = '', part = '', methods = '']) => {
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part);
      const path = above.join('').replace(':id', eventId).replace('*', '');
      return (['GET', 'POST'] as const)
        .filter((method) => methods.split(', ').includes(method))
        .map((method): ['GET' | 'POST', string] => [method, path]);
    },
  );
}

/** The answer to a browser with a session, without the parts that differ each time. */
async function answerTo(method: 'GET' | 'POST', path: string, authorization?: string) {
  const body = JSON.stringify({ query: '{ viewer { id } }' });
  const { statusCode, headers, payload } = await app.http.inject({
    method,
    url: path === '/graphql' && method === 'GET' ? '/graphql?query={viewer{id}}' : path,
    headers: {
      cookie: user.client.cookie,
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      ...(authorization !== undefined && { authorization }),
    },
    ...(method === 'POST' && { body }),
  });
  const location = headers.location?.toString().replace(/\?.*/, '');
  return { statusCode, location, payload: (differing[path] ?? withoutRequestId)(payload) };
}

const withoutRequestId = (payload: string) => payload.replace(/"requestId":"[^"]*"/, '');

/** The parts that stay the same, of responses that differ each time. */
const differing: Record<string, (payload: string) => string> = {
  // The names of the metrics, without their values.
  '/metrics': (metrics) => metrics.match(/^# TYPE .+$/gm)?.join('\n') ?? metrics,
  // A zip, which has the downloads before, too.
  '/account/data.zip': (file) => (file.startsWith('PK') ? 'PK' : withoutRequestId(file)),
};

const failures = () => loggedErrors(app);

it('G27: all routes are there', () => {
  expect(routes().map((route) => route.join(' '))).toEqual(
    expect.arrayContaining([
      'GET /healthz',
      'GET /graphql',
      'POST /graphql',
      'GET /auth/google/start',
      'GET /auth/google/callback',
      'POST /webhooks/stripe',
      'POST /webhooks/postmark',
      `GET /events/${eventId}/event.ics`,
      `GET /events/${eventId}/people.csv`,
      'GET /',
      'GET /events',
      `GET /events/${eventId}`,
      'GET /sitemap.xml',
    ]),
  );
});

describe.each(Object.entries(foreign))('G27: an Authorization header %s', (_what, authorization) => {
  it('changes no answer of any route, and logs no failure', async () => {
    for (const [method, path] of routes()) {
      const answer = await answerTo(method, path, authorization);
      expect({ method, path, ...answer }).toEqual({ method, path, ...(await answerTo(method, path)) });
    }
    expect(failures()).toEqual([]);
  });

  it('leaves the session to the cookie, and another site without it', async () => {
    expect((await answerTo('POST', '/graphql', authorization)).payload).toContain(user.id);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { statusCode, payload } = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          cookie: user.client.cookie,
          'content-type': 'application/json',
          authorization,
          ...headers,
        },
        body: JSON.stringify({ query: 'mutation { logOut { userErrors { code } } }' }),
      });
      expect(statusCode).toBe(403);
      expect(payload).not.toContain('data');
    }
  });
});

describe.each(Object.entries(ours))('an Authorization header %s', (_what, authorization) => {
  it('is rejected where a viewer is needed, and the cookie never replaces it', async () => {
    const refused: string[] = [];
    for (const [method, path] of routes()) {
      const answer = await answerTo(method, path, authorization);
      if (answer.statusCode === 401) {
        expect(answer.payload).toContain('UNAUTHENTICATED');
        refused.push(`${method} ${path}`);
      } else {
        expect({ path, ...answer }).toEqual({ path, ...(await answerTo(method, path)) });
      }
    }
    expect(refused.toSorted()).toEqual([
      'GET /account/data.zip',
      'GET /auth/google/callback',
      'GET /auth/google/start',
      `GET /door/${eventId}/names`,
      `GET /door/${eventId}/snapshot`,
      `GET /events/${eventId}/people.csv`,
      'GET /graphql',
      'POST /graphql',
      'POST /pictures',
      // It takes the password of the webhook alone.
      'POST /webhooks/postmark',
    ]);
    expect(failures()).toEqual([]);
  });

  it('says so by the standard of bearer tokens', async () => {
    for (const url of ['/auth/google/start', '/graphql?query={viewer{id}}']) {
      const headers = { authorization, 'apollo-require-preflight': 'true' };
      const answer = await app.http.inject({ url, headers });
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    }
  });
});
