import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordHasher } from '../../src/features/accounts/passwords/password-hasher.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { logIn, wrongCredential } from './account-operations.js';

vi.mock('@node-rs/argon2', { spy: true });
const statements = vi.spyOn(pg.Client.prototype, 'query');

let app: TestApp;
let known: string;
beforeAll(async () => {
  app = await startTestApp({
    passwords: new PasswordHasher(),
    doJobs: false,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  known = (await app.world.user()).email;
});
afterAll(() => app.close());

beforeEach(() => {
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
  statements.mockClear();
});

/** A wrong password from the n-th network address, so that no limit comes into it. */
function refusedSignIn(email: string, n = 1) {
  const client = new ApiClient(app.url, { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` });
  return logIn(client, { email, password: 'wrong horse' });
}

/** The server's work for a refused sign-in. */
async function workOf(email: string) {
  statements.mockClear();
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
  await refusedSignIn(email);
  return {
    statements: statements.mock.calls
      .map(([statement]: unknown[]) =>
        typeof statement === 'string' ? statement : (statement as { text: string }).text,
      )
      // The queue, and the connection for notices, look after themselves now and then.
      .filter((text) => !text.includes('pgboss') && text !== 'SELECT 1'),
    verifiedAgainst: vi.mocked(argon2.verify).mock.calls.map(([phc]) => parametersOf(String(phc))),
    hashed: vi.mocked(argon2.hash).mock.calls.length,
  };
}

/** The algorithm, version and costs of a PHC string, and how long its salt and hash are. */
function parametersOf(phc: string) {
  const [, algorithm, version, costs, salt, digest] = phc.split('$');
  return [algorithm, version, costs, salt?.length, digest?.length].join(' ');
}

describe('a sign-in with a known and one with an unknown address', () => {
  it('S4: get the same answer', async () => {
    const answers = [await refusedSignIn(known), await refusedSignIn('unknown@example.org')];
    const [ofKnown, ofUnknown] = answers.map(({ status, headers, data, errors }) => {
      const names = [...headers.keys()].sort();
      return { status, data, errors, names, length: headers.get('content-length') };
    });

    expect(ofKnown?.data).toEqual({ logIn: { account: null, userErrors: [wrongCredential] } });
    expect(ofUnknown).toEqual(ofKnown);
  });

  it('S4: make the server do the same work', async () => {
    const ofKnown = await workOf(known);
    const ofUnknown = await workOf('unknown@example.org');

    expect(ofKnown.verifiedAgainst).toEqual(['argon2id v=19 m=19456,t=2,p=1 22 43']);
    // The account, four counters, and two of them again, which count right passwords.
    expect(ofKnown.statements).toHaveLength(8);
    expect(ofUnknown).toEqual(ofKnown);
  });

  it('S4: do so for an account without a password, too', async () => {
    const email = 'no-password@example.org';
    await app.database.query(
      `INSERT INTO accounts (id, email, name, role, created_at) VALUES ($1, $2, 'Noor', 'USER', now())`,
      [crypto.randomUUID(), email],
    );
    expect(await workOf(email)).toEqual(await workOf('unknown@example.org'));
  });

  // In turns, so that whatever else the machine does slows both. The medians are compared: a single one that had both
  // cores to itself is no measure. One hash more or less would be a factor of three.
  it('S4: take as long', async () => {
    const times: Record<string, number[]> = { [known]: [], 'unknown@example.org': [] };
    for (let round = 0; round < 25; round++) {
      for (const [email, taken] of Object.entries(times)) {
        const start = performance.now();
        await refusedSignIn(email, round + 2);
        taken.push(performance.now() - start);
      }
    }
    const [ofKnown = Number.NaN, ofUnknown = Number.NaN] = Object.values(times).map(median);
    console.info(`S4: known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms (medians of 25)`);
    expect(Math.max(ofKnown, ofUnknown) / Math.min(ofKnown, ofUnknown)).toBeLessThan(2);
  });
});

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
