import { verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { errorCodeOf, logIn, register, viewerOf } from './account-operations.js';

vi.mock('@node-rs/argon2', { spy: true });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

// The limiter reads the system's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const from = (networkAddress: string) => new ApiClient(app.url, { 'x-forwarded-for': networkAddress });

async function account(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  await register(from('192.0.2.200'), { email });
  return email;
}

const guess = (email: string, networkAddress = '192.0.2.1') =>
  logIn(from(networkAddress), { email, password: 'wrong horse' });

async function guessTimes(count: number, email: string, networkAddress?: string): Promise<unknown[]> {
  const rejections: unknown[] = [];
  for (let n = 0; n < count; n++) rejections.push(errorCodeOf(await guess(email, networkAddress)));
  return rejections;
}

const wrong = (count: number) => Array<string>(count).fill('INVALID_CREDENTIAL');

describe('wrong passwords', () => {
  it('S6: after ten of them the eleventh is not looked at', async () => {
    const email = await account();
    expect(await guessTimes(10, email)).toEqual(wrong(10));

    const { status, headers, data, errors } = await guess(email);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'Too many attempts. Please try again in a minute',
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 60 },
    });
  });

  it('S6: while the delay runs the right one is not looked at either', async () => {
    const email = await account();
    await guessTimes(10, email);
    const client = from('192.0.2.1');
    const answer = await logIn(client, { email });

    expect([answer.status, errorCodeOf(answer)]).toEqual([429, 'RATE_LIMITED']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await viewerOf(client)).toBeNull();
  });

  it('S6: make the delays grow to 15 minutes, even with attempts in between', async () => {
    const email = await account();
    await guessTimes(9, email);
    for (const delay of [60, 120, 240, 480, 900, 900, 900]) {
      expect(errorCodeOf(await guess(email))).toBe('INVALID_CREDENTIAL');
      const refused = await guess(email);
      expect(refused.headers.get('retry-after')).toBe(String(delay));
      await guessTimes(3, email);

      advance(delay - 1);
      expect((await guess(email)).headers.get('retry-after')).toBe('1');
      advance(1);
    }
  });

  it('S6: let the owner in from another network address, and other accounts from the same', async () => {
    const email = await account();
    await guessTimes(11, email);
    const [owner, neighbour] = [from('192.0.2.2'), from('192.0.2.1')];

    expect(errorCodeOf(await guess(email))).toBe('RATE_LIMITED');
    await logIn(owner, { email });
    expect(await viewerOf(owner)).not.toBeNull();
    await logIn(neighbour, { email: await account() });
    expect(await viewerOf(neighbour)).not.toBeNull();
    expect(errorCodeOf(await guess(email))).toBe('RATE_LIMITED');
  });

  it('S6: of thirty in parallel, ten are checked', async () => {
    const email = await account();
    vi.mocked(verify).mockClear();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email)));
    const rejections = answers.map(errorCodeOf);

    expect(rejections.filter((code) => code === 'INVALID_CREDENTIAL')).toHaveLength(10);
    expect(rejections.filter((code) => code === 'RATE_LIMITED')).toHaveLength(20);
    expect(verify).toHaveBeenCalledTimes(10);
  });

  it('S6: of ten in parallel after the delay, one is checked', async () => {
    const email = await account();
    await guessTimes(10, email);
    advance(60);
    const answers = await Promise.all(Array.from({ length: 10 }, () => guess(email)));
    expect(answers.map(errorCodeOf).filter((code) => code === 'INVALID_CREDENTIAL')).toHaveLength(1);
  });

  it('S6: are reset by the right password', async () => {
    const email = await account();
    expect(await guessTimes(9, email)).toEqual(wrong(9));
    expect((await logIn(from('192.0.2.1'), { email })).account).not.toBeNull();
    expect(await guessTimes(11, email)).toEqual([...wrong(10), 'RATE_LIMITED']);

    advance(60);
    expect((await logIn(from('192.0.2.1'), { email })).account).not.toBeNull();
    expect(await guessTimes(11, email)).toEqual([...wrong(10), 'RATE_LIMITED']);
  });

  it('S6: expire after a day', async () => {
    const email = await account();
    await guessTimes(11, email);
    advance(24 * 60 * 60);
    expect(await guessTimes(11, email)).toEqual([...wrong(10), 'RATE_LIMITED']);
  });

  it('S6: count for an address without an account as for one with', async () => {
    expect(await guessTimes(11, `${crypto.randomUUID()}@example.org`)).toEqual([
      ...wrong(10),
      'RATE_LIMITED',
    ]);
  });

  it('S6: count together for an e-mail address in any capitals', async () => {
    const email = await account();
    expect(await guessTimes(5, email)).toEqual(wrong(5));
    expect(await guessTimes(6, ` ${email.toUpperCase()} `)).toEqual([...wrong(5), 'RATE_LIMITED']);
  });
});
