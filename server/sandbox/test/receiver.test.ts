import { Webhook } from 'standardwebhooks';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../src/start-sandbox.js';
import { control, runSandbox } from './sandbox.fixture.js';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = JSON.stringify({ topic: 'EVENT_CREATED', event: { title: '<script>alert(1)</script>' } });

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
beforeEach(() => control(sandbox, 'POST', '/reset'));

/** As the product does. */
function send(body = BODY, init: RequestInit = {}): Promise<Response> {
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'notice-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign('notice-1', at, BODY),
  };
  return fetch(sandbox.webhooks.receiverUrl, { method: 'POST', headers, body, redirect: 'manual', ...init });
}

const received = () => control(sandbox, 'GET', '/webhooks/received');
const fail = (how: string, more: object = {}) =>
  control(sandbox, 'POST', '/failures', { service: 'webhooks', next: 1, how, ...more });
const page = async (path = '') => (await fetch(`${sandbox.webhooks.receiverUrl}${path}`)).text();

describe('the receiver of webhooks', () => {
  it('takes what is posted, and says whether its signature holds', async () => {
    expect((await send()).status).toBe(204);
    expect(await received()).toMatchObject([{ text: BODY, status: 204, signature: null }]);
    await control(sandbox, 'POST', '/webhooks/secrets', { secret: SECRET });
    expect(await received()).toMatchObject([{ body: JSON.parse(BODY), signature: { holds: true } }]);
    await send(`${BODY} `);
    expect(await received()).toMatchObject([{ signature: { holds: false } }, { signature: { holds: true } }]);
  });

  it('shows it on its page, as text', async () => {
    await send();
    expect(await page()).toContain('signature not checked');
    await control(sandbox, 'POST', '/webhooks/secrets', { secret: SECRET });
    const [{ id }] = (await received()) as [{ id: string }];
    const markup = await page(`/${id}`);
    expect(markup).toContain('signature holds');
    expect(markup).not.toContain('<script>alert');
    expect(markup).toContain('notice-1');
  });

  it('refuses what is no secret, and posts of other sites', async () => {
    await expect(control(sandbox, 'POST', '/webhooks/secrets', { secret: 'open sesame' })).rejects.toThrow(
      '400',
    );
    const response = await send(BODY, { headers: { origin: 'https://evil.example.org' } });
    expect(response.status).toBe(403);
    expect(await received()).toEqual([]);
  });

  it.each([
    ['500', 500],
    ['503', 503],
    ['redirect', 307],
  ])('answers with %s when it is told to, and well again afterwards', async (how, status) => {
    await fail(how);
    const response = await send();
    expect(response.status).toBe(status);
    if (how === 'redirect') expect(response.headers.get('location')).toContain('169.254.169.254');
    expect((await send()).status).toBe(204);
  });

  it('answers with 10 MB, late, or not at all when it is told to', async () => {
    await fail('large');
    expect((await (await send()).text()).length).toBe(10_000_000);
    await fail('slow', { milliseconds: 50 });
    expect((await send()).status).toBe(204);
    await fail('reset');
    await expect(send()).rejects.toThrow();
    await fail('timeout');
    await expect(send(BODY, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  });
});
