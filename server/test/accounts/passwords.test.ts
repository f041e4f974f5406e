import { type Algorithm, hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PasswordHasher } from '../../src/features/accounts/passwords/password-hasher.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD } from '../support/world.js';
import { logIn, register, viewerOf, wrongCredential } from './account-operations.js';
import { passwordHashOf } from './stored-rows.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ passwords: new PasswordHasher() });
});
afterAll(() => app.close());

const current = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

async function registered(password = PASSWORD): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  const { account } = await register(app.anonymous(), { email, password });
  if (!account) throw new Error(`${email} was not registered`);
  return email;
}

async function withWeakerHash(parameters: Parameters<typeof hash>[1]): Promise<string> {
  const email = await registered();
  const weaker = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1, ...parameters });
  await app.database.query('UPDATE accounts SET password_hash = $1 WHERE email = $2', [weaker, email]);
  return email;
}

describe('stored passwords', () => {
  it('S1: are argon2id hashes with 19 MiB, two passes, one lane', async () => {
    expect(await passwordHashOf(app.database, await registered())).toMatch(current);
  });

  it('S1: have a salt of their own, even for the same password', async () => {
    const emails = await Promise.all([registered(), registered(), registered()]);
    const hashes = await Promise.all(emails.map((email) => passwordHashOf(app.database, email)));
    const salts = hashes.map((phc) => phc?.split('$')[4]);

    expect(new Set(salts).size).toBe(3);
    // 16 bytes in base64, as RFC 9106 asks for.
    for (const salt of salts) expect(salt?.length).toBeGreaterThanOrEqual(22);
  });

  it.each([
    ['less memory', { memoryCost: 8_192 }],
    ['fewer passes', { timeCost: 1 }],
    ['argon2i', { algorithm: 0 as Algorithm.Argon2i }],
    ['argon2d', { algorithm: 1 as Algorithm.Argon2d }],
  ])('S1: with %s are hashed again at the next sign-in', async (_case, parameters) => {
    const email = await withWeakerHash(parameters);
    const weaker = await passwordHashOf(app.database, email);
    expect(weaker).not.toMatch(current);

    await logIn(app.anonymous(), { email, password: 'wrong horse' });
    expect(await passwordHashOf(app.database, email)).toBe(weaker);

    const client = app.anonymous();
    await logIn(client, { email });
    expect(await viewerOf(client)).not.toBeNull();
    expect(await passwordHashOf(app.database, email)).toMatch(current);
    expect((await logIn(app.anonymous(), { email })).account).not.toBeNull();
  });

  it('S1: stay as they are when they are strong enough', async () => {
    const email = await registered();
    const before = await passwordHashOf(app.database, email);
    await logIn(app.anonymous(), { email });
    expect(await passwordHashOf(app.database, email)).toBe(before);
  });
});

describe('a password', () => {
  const letters = (length: number) => 'x'.repeat(length);

  it.each([
    ['6 characters', 'abcdef', 'abcdeg'],
    ['6 spaces', letters(6).replaceAll('x', ' '), letters(7).replaceAll('x', ' ')],
    ['128 characters that differ in the last', `${letters(127)}a`, `${letters(127)}b`],
    ['72 bytes that differ in the last', `${letters(71)}a`, `${letters(71)}b`],
    ['73 bytes that differ in the last', `${letters(72)}a`, `${letters(72)}b`],
    ['73 bytes against its first 72', `${letters(72)}a`, letters(72)],
    ['6 emoji', '🔑🔑🔑🔑🔑🔒', '🔑🔑🔑🔑🔑🔑'],
    ['128 emoji', '🎉'.repeat(128), '🎉'.repeat(127)],
    ['73 bytes ending in a letter of two bytes', `${letters(71)}é`, `${letters(71)}è`],
    ['NUL inside', 'before\u0000after', 'before\u0000other'],
    ['NUL inside, against what stands before it', 'before\u0000after', 'before'],
    ['NUL at the end', 'before\u0000', 'before'],
    ['spaces before', '  spaced', 'spaced'],
    ['spaces behind', 'spaced  ', 'spaced'],
    ['a line end behind', 'spaced\r\n', 'spaced'],
    ['capitals', 'Correct Horse', 'correct horse'],
    ['SQL', `' OR '1'='1`, `' OR '1'='2`],
  ])('S3: of %s counts as it is', async (_case, password, almost) => {
    const email = await registered(password);
    expect((await logIn(app.anonymous(), { email, password: almost })).userErrors).toEqual([wrongCredential]);
    expect((await logIn(app.anonymous(), { email, password })).account?.email).toBe(email);
  });

  it.each([
    ['5 characters', letters(5), 'WEAK_PASSWORD'],
    ['5 emoji', '🔑'.repeat(5), 'WEAK_PASSWORD'],
    ['129 characters', letters(129), 'TOO_LONG'],
    ['129 emoji', '🎉'.repeat(129), 'TOO_LONG'],
  ])('S3: of %s is refused', async (_case, password, code) => {
    const { account, userErrors } = await register(app.anonymous(), { email: 'short@example.org', password });
    expect(account).toBeNull();
    expect(userErrors).toEqual([{ code, message: expect.any(String), field: 'password' }]);
  });
});

describe('half a character', () => {
  it.each(['secret\ud800', '\udc00secret', 'sec\udc00\ud800ret'])(
    'S3: is in no password: %j',
    async (password) => {
      const email = `${crypto.randomUUID()}@example.org`;
      const { userErrors } = await register(app.anonymous(), { email, password });
      expect(userErrors).toMatchObject([{ code: 'WEAK_PASSWORD', field: 'password' }]);
    },
  );

  it('S3: is not taken for another one, nor for the sign that stands for them', async () => {
    const email = await registered('secret\ufffd');
    const { account, userErrors } = await logIn(app.anonymous(), { email, password: 'secret\ud800' });
    expect([account, userErrors]).toEqual([null, [wrongCredential]]);
  });
});
