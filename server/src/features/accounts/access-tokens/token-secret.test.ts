import { describe, expect, it } from 'vitest';
import { isTokenSecret, newTokenSecret, prefixOf } from './token-secret.js';

describe('S22: a new access token', () => {
  it('is recognised by its form, has 256 random bits, and is like no other', () => {
    const secrets = Array.from({ length: 1_000 }, newTokenSecret);
    for (const secret of secrets) {
      expect(secret).toMatch(/^trn_[0-9A-Za-z]{49}$/);
      expect(isTokenSecret(secret)).toBe(true);
    }
    expect(new Set(secrets).size).toBe(secrets.length);
    expect(43 * Math.log2(62)).toBeGreaterThan(256);
  });

  it('shows four characters of its secret', () => {
    const secret = newTokenSecret();
    expect(prefixOf(secret)).toBe(secret.slice(0, 8));
  });
});

describe('S22: a mistyped access token is known as one:', () => {
  const secret = newTokenSecret();
  const other = (character: string) => (character === 'a' ? 'b' : 'a');

  it('with any one character replaced', () => {
    for (let at = 4; at < secret.length; at++) {
      expect(isTokenSecret(secret.slice(0, at) + other(secret[at] ?? '') + secret.slice(at + 1))).toBe(false);
    }
  });

  it('with two neighbours that have changed places', () => {
    for (let at = 4; at < secret.length - 1; at++) {
      const [first, second] = [secret[at] ?? '', secret[at + 1] ?? ''];
      if (first === second) continue;
      expect(isTokenSecret(secret.slice(0, at) + second + first + secret.slice(at + 2))).toBe(false);
    }
  });

  it.each(['', 'trn_', secret.slice(1), secret.slice(0, -1), `${secret}a`, ` ${secret}`, `${secret}\n`])(
    '%j',
    (text) => expect(isTokenSecret(text)).toBe(false),
  );
});

it('S22: the checksum of a token is the same in every version', () => {
  expect(isTokenSecret(`trn_${'0'.repeat(43)}3AWfzy`)).toBe(true);
});
