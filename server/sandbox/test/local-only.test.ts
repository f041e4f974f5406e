import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { runSandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await runSandbox();
});

/** Not by fetch, which sets these headers itself. */
function statusOf(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const { port } = new URL(sandbox.url);
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject).end();
  });
}

describe('the sandbox answers local callers only', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:4001'])('by the name %s', async (host) => {
    expect(await statusOf('GET', '/mails', { host })).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '192.168.0.1', 'localhost@evil.example', ':'])(
    'not by the name %s, which may have been pointed here',
    async (host) => {
      for (const path of ['/', '/mails', '/changes']) expect(await statusOf('GET', path, { host })).toBe(403);
      expect(await statusOf('POST', '/email', { host })).toBe(403);
    },
  );

  it.each<[string, string]>([
    ['POST', '/reset'],
    ['DELETE', '/mails'],
    ['POST', '/failures'],
    ['POST', '/inactive-recipients'],
    ['POST', '/actions/empty'],
    ['POST', '/actions/fail'],
    ['PUT', '/stripe/webhook-url'],
    ['POST', '/stripe/payment-intents/pi_1/pay'],
    ['DELETE', '/stripe/requests'],
    ['POST', '/actions/payments/pi_1/refund'],
    ['POST', '/actions/webhooks/release'],
    ['POST', '/oauth2/token'],
    ['POST', '/o/oauth2/v2/auth'],
    ['POST', '/google/consent'],
    ['PATCH', '/calendar/v3/calendars/primary/events/abcde'],
    ['POST', '/actions/accounts/ann@example.org/revoke'],
  ])('%s %s is refused from other sites` pages', async (method, path) => {
    const { host } = new URL(sandbox.url);
    const foreign = ['http://evil.example', 'http://localhost:4000', `https://${host}`, 'null'];
    for (const origin of foreign) expect(await statusOf(method, path, { host, origin })).toBe(403);
    for (const site of ['cross-site', 'same-site']) {
      expect(await statusOf(method, path, { host, 'sec-fetch-site': site })).toBe(403);
    }
    expect(await statusOf(method, path, { host, origin: `http://${host}` })).not.toBe(403);
  });
});
