import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFolder } from '../pages/built-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clientFolder });
});
afterAll(() => app.close());

const introspection = '{ __schema { types { name description fields { name description } } } }';

async function encodingOf(path: string, acceptEncoding: string, body?: object) {
  const headers = { 'accept-encoding': acceptEncoding, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await app.anonymous().request(path, init);
  await response.arrayBuffer();
  return response.headers.get('content-encoding');
}

it('an answer of the API is compressed for a client that takes that, unless it is short', async () => {
  expect(await encodingOf('/graphql', 'gzip, br', { query: introspection })).toBe('gzip');
  expect(await encodingOf('/graphql', 'br', { query: introspection })).toBe('br');
  expect(await encodingOf('/graphql', 'identity', { query: introspection })).toBeNull();
  expect(await encodingOf('/graphql', 'gzip', { query: '{ __typename }' })).toBeNull();
});

it('scripts and style sheets come as the build has compressed them', async () => {
  const html = await (await app.anonymous().request('/')).text();
  const assets = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(2);
  for (const path of assets) {
    expect(await encodingOf(path, 'gzip, deflate, br')).toBe('br');
    expect(await encodingOf(path, 'identity')).toBeNull();
  }
});
