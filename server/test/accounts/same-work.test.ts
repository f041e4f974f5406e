import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordHasher } from '../../src/features/accounts/passwords/password-hasher.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { logIn, wrongCredential } from './account-operations.js';

vi.mock('@node-rs/argon2', { spy: true });
const statements = vi.spyOn(pg.Client.prototype, 'query');

let app: TestApp;
let known: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: new PasswordHasher(), doJobs: false });
  known = (await app.world.user()).email;
});
afterAll(() => app.close());

beforeEach(() => {
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
  statements.mockClear();
});

function refusedSignIn(email: string) {
  return logIn(app.anonymous(), { email, password: 'wrong horse' });
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
});
