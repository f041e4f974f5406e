import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

const page = '<!doctype html><script type="module" src="/assets/app-1a2b3c.js"></script>';

let clientFolder: string;
let app: TestApp;
let secureApp: TestApp;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'turnout-client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'index.html'), page);
  await writeFile(join(clientFolder, 'assets/app-1a2b3c.js'), 'console.log(1)');
  app = await startTestApp({ clientFolder });
  secureApp = await startTestApp({ clientFolder, env: { PUBLIC_URL: 'https://events.example.org' } });
});
afterAll(async () => {
  await app.close();
  await secureApp.close();
  await rm(clientFolder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const requests: Record<string, [path: string, init: RequestInit, status: number]> = {
  'the page': ['/', {}, 200],
  'a page of the client': ['/events/1', { headers: { accept: 'text/html' } }, 200],
  'an asset': ['/assets/app-1a2b3c.js', {}, 200],
  'no asset': ['/assets/none.js', {}, 404],
  'an answer': ['/graphql', { method: 'POST', headers: json, body: '{"query":"{ __typename }"}' }, 200],
  'a refused document': ['/graphql', { method: 'POST', headers: json, body: '{"query":"{ nothing }"}' }, 400],
  'a refused body': ['/graphql', { method: 'POST', headers: json, body: '{' }, 400],
  'a refused content type': ['/graphql', { method: 'POST', body: 'text' }, 415],
  'a body too large': ['/graphql', { method: 'POST', headers: json, body: 'x'.repeat(65_537) }, 413],
  'a foreign origin with a cookie': [
    '/graphql',
    {
      method: 'POST',
      headers: { ...json, origin: 'null', cookie: 'session-4000=x; __Host-session=x' },
      body: '{}',
    },
    403,
  ],
  'a refused token': [
    '/graphql',
    {
      method: 'POST',
      headers: { ...json, authorization: 'Bearer trn_x' },
      body: '{"query":"{ __typename }"}',
    },
    401,
  ],
  'a health check': ['/healthz', {}, 200],
};

function directivesOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe.each(Object.entries(requests))('S25: %s', (_what, [path, init, status]) => {
  it('lets no page run, frame or guess what is not the product’s', async () => {
    for (const { anonymous } of [app, secureApp]) {
      const response = await anonymous().request(path, init);
      expect(response.status).toBe(status);
      const directives = directivesOf(response);
      const scripts = directives.get('script-src') ?? directives.get('default-src');
      expect(scripts).toEqual(["'self'"]);
      expect(directives.get('script-src-attr')).toEqual(["'none'"]);
      expect(directives.has('script-src-elem')).toBe(false);
      expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
      expect(directives.get('base-uri')).toEqual(["'none'"]);
      expect(directives.get('object-src')).toEqual(["'none'"]);
      expect(directives.get('form-action')).toEqual(["'self'"]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('permissions-policy')).toMatch(
        /camera=\(\), .*geolocation=\(\), .*usb=\(\)$/,
      );
      expect(response.headers.get('x-powered-by')).toBeNull();
      expect(response.headers.get('server')).toBeNull();
    }
  });

  it('is bound to https only where the product has it', async () => {
    const plain = await app.anonymous().request(path, init);
    const secure = await secureApp.anonymous().request(path, init);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    expect(directivesOf(plain).has('upgrade-insecure-requests')).toBe(false);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(directivesOf(secure).has('upgrade-insecure-requests')).toBe(true);
  });

  it('may be cached as long as is safe', async () => {
    const response = await app.anonymous().request(path, init);
    const cacheControl = response.headers.get('cache-control');
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (path === '/graphql' || (response.status >= 400 && isJson)) expect(cacheControl).toBe('no-store');
    else if (path === '/assets/app-1a2b3c.js')
      expect(cacheControl).toBe('public, max-age=31536000, immutable');
    else expect(cacheControl ?? 'no-cache').toBe('no-cache');
  });
});

it('D33: the page of a door alone may use the camera, and no frame in it', async () => {
  const cameraAt = async (path: string) => {
    const response = await app.anonymous().request(path, { headers: { accept: 'text/html' } });
    return /camera=\(.*?\)/.exec(response.headers.get('permissions-policy') ?? '')?.[0];
  };
  expect(await cameraAt('/door/01a2')).toBe('camera=(self)');
  for (const path of ['/', '/events', '/door', '/door/01a2/names', '/events/01a2', '/healthz', '/graphql'])
    expect([path, await cameraAt(path)]).toEqual([path, 'camera=()']);
});
