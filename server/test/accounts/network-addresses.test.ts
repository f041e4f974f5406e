import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimits } from '../../src/features/accounts/rate-limits/rate-limits.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { errorCodeOf, logIn, register } from './account-operations.js';

/** Two processes on one database: people reach one directly, the other through a proxy of ours. */
let direct: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  direct = await startTestApp();
  proxied = await startTestApp({ database: direct.database, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(async () => {
  await proxied.close();
  await direct.close();
});

// The limiter reads the system's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const unknownAddress = () => `${crypto.randomUUID()}@example.org`;

async function guess(app: TestApp, email: string, headers: Record<string, string> = {}): Promise<unknown> {
  return errorCodeOf(await logIn(new ApiClient(app.url, headers), { email, password: 'wrong horse' }));
}

/** Ten wrong passwords, all of them looked at. */
async function tenGuesses(app: TestApp, email: string, headersOf: (n: number) => Record<string, string>) {
  for (let n = 0; n < 10; n++) expect(await guess(app, email, headersOf(n))).toBe('INVALID_CREDENTIAL');
}

describe('where a request comes from', () => {
  it.each(['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'forwarded'])(
    'S7: is not what a forged %s says',
    async (name) => {
      const email = unknownAddress();
      const forged = (n: number) => ({ [name]: `${name === 'forwarded' ? 'for=' : ''}203.0.113.${n}` });
      await tenGuesses(direct, email, forged);
      expect(await guess(direct, email, forged(10))).toBe('RATE_LIMITED');
    },
  );

  it('S7: is not what a client puts in front of what the proxy adds', async () => {
    const email = unknownAddress();
    const forged = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` });
    await tenGuesses(proxied, email, forged);
    expect(await guess(proxied, email, forged(10))).toBe('RATE_LIMITED');
  });

  it('S7: is not what another machine than the proxy says', async () => {
    const app = await startTestApp({ database: direct.database, env: { TRUSTED_PROXIES: '192.0.2.0/24' } });
    const email = unknownAddress();
    const forged = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
    await tenGuesses(app, email, forged);
    expect(await guess(app, email, forged(10))).toBe('RATE_LIMITED');
    await app.close();
  });

  it('S6: is what the proxy says', async () => {
    const email = unknownAddress();
    await tenGuesses(proxied, email, (n) => ({ 'x-forwarded-for': `203.0.113.${n}` }));
    expect(await guess(proxied, email, { 'x-forwarded-for': '203.0.113.10' })).toBe('INVALID_CREDENTIAL');
  });

  it('S6: is a whole /64 of IPv6, which one subscriber has', async () => {
    const email = unknownAddress();
    await tenGuesses(proxied, email, (n) => ({ 'x-forwarded-for': `2001:db8:1:2:${n}::1` }));
    expect(await guess(proxied, email, { 'x-forwarded-for': '2001:db8:1:2:ffff::' })).toBe('RATE_LIMITED');
    expect(await guess(proxied, email, { 'x-forwarded-for': '2001:db8:1:3::1' })).toBe('INVALID_CREDENTIAL');
  });

  it('S6: is the same address written as IPv4 and as IPv6', async () => {
    const email = unknownAddress();
    await tenGuesses(proxied, email, () => ({ 'x-forwarded-for': '203.0.113.50' }));
    expect(await guess(proxied, email, { 'x-forwarded-for': '::ffff:203.0.113.50' })).toBe('RATE_LIMITED');
  });

  it('S6: is one and the same for all whom the proxy names in no way that we know', async () => {
    const email = unknownAddress();
    await tenGuesses(proxied, email, (n) => ({ 'x-forwarded-for': `203.0.113.60:${5000 + n}` }));
    expect(await guess(proxied, email, { 'x-forwarded-for': 'unknown' })).toBe('RATE_LIMITED');
  });
});

describe('limits', () => {
  it('S7: hold across two processes', async () => {
    const email = unknownAddress();
    const apps = [direct, proxied] as const;
    for (let n = 0; n < 10; n++) {
      expect(await guess(apps[n % 2] as TestApp, email)).toBe('INVALID_CREDENTIAL');
    }
    expect(await guess(direct, email)).toBe('RATE_LIMITED');
    expect(await guess(proxied, email)).toBe('RATE_LIMITED');
  });

  it('S6: allow ten of thirty parallel attempts at two processes', async () => {
    const email = unknownAddress();
    const rejections = await Promise.all(
      Array.from({ length: 30 }, (_, n) => guess(n % 2 ? direct : proxied, email)),
    );
    expect(rejections.filter((code) => code === 'INVALID_CREDENTIAL')).toHaveLength(10);
  });

  it('G7: count ten requests for a mail in one document one by one', async () => {
    const field = 'requestPasswordReset(input: $input) { userErrors { code } }';
    const aliases = Array.from({ length: 10 }, (_, n) => `a${n}: ${field}`).join(' ');
    const input = { email: unknownAddress() };
    const { errors } = await direct
      .anonymous()
      .graphql(`mutation ($input: RequestPasswordResetInput!) { ${aliases} }`, { input });
    // Mutations run in order, and the first five are the hour's.
    expect(errors?.[0]).toMatchObject({ path: ['a5'], extensions: { code: 'RATE_LIMITED' } });
  });

  it('refuse the 301st registration of an hour from one network address', async () => {
    const limits = new RateLimits(direct.dataSource);
    for (let n = 0; n < 299; n++) await limits.countRegistration('198.51.100.1');
    const from = (networkAddress: string) =>
      new ApiClient(proxied.url, { 'x-forwarded-for': networkAddress });

    expect((await register(from('198.51.100.1'), { email: unknownAddress() })).userErrors).toEqual([]);
    const email = unknownAddress();
    const refused = await register(from('198.51.100.1'), { email });
    expect([refused.status, errorCodeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await direct.database.query('SELECT 1 FROM accounts WHERE email = $1', [email])).toEqual([]);

    expect((await register(from('198.51.100.2'), { email })).userErrors).toEqual([]);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await register(from('198.51.100.1'), { email: unknownAddress() })).userErrors).toEqual([]);
  });
});
