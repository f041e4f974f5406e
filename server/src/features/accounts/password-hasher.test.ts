import * as argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordHasher } from './password-hasher.js';

vi.mock('@node-rs/argon2', { spy: true });
const verified = vi.mocked(argon2.verify);

const costs = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();
  beforeEach(() => void verified.mockClear());

  it('S1: hashes with argon2id, 19 MiB, two passes, one lane, and a salt of its own', async () => {
    const [one, other] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')];
    expect(one).toMatch(costs);
    expect(one).not.toBe(other);
  });

  it('takes the right password and no other', async () => {
    const phc = await hasher.hash('correct horse');
    expect(await hasher.verify(phc, 'correct horse')).toBe(true);
    expect(await hasher.verify(phc, 'correct horsf')).toBe(false);
    expect(await hasher.verify(phc, '')).toBe(false);
  });

  it('S4: checks a password against no hash with the work of one', async () => {
    expect(await hasher.verify(null, 'correct horse')).toBe(false);
    expect(verified).toHaveBeenCalledOnce();
    expect(verified.mock.calls[0]?.[0]).toMatch(costs);
  });

  it.each([
    ['argon2id with 8 MiB', '$argon2id$v=19$m=8192,t=2,p=1$c2FsdHNhbHQ$aGFzaA'],
    ['argon2id with one pass', '$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA'],
    ['an older argon2id', '$argon2id$v=16$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'],
    ['argon2i', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'],
  ])('S1: wants %s hashed anew', (_case, phc) => {
    expect(hasher.needsRehash(phc)).toBe(true);
  });

  it('S1: leaves a hash of its own alone', async () => {
    expect(hasher.needsRehash(await hasher.hash('correct horse'))).toBe(false);
  });

  it('works on two passwords at a time, however many are asked for', async () => {
    await hasher.verify(null, 'the hash that this is checked against has been made then');
    let running = 0;
    let most = 0;
    verified.mockImplementation(async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return true;
    });
    await Promise.all(Array.from({ length: 20 }, () => hasher.verify('$argon2id$', 'horse')));
    verified.mockReset();

    expect(most).toBe(2);
  });

  it('S33: lets 100 wait, and whoever comes then come again later', async () => {
    await hasher.verify(null, 'the hash that this is checked against has been made then');
    const { promise, resolve } = Promise.withResolvers<boolean>();
    verified.mockReturnValue(promise);
    const taken = Array.from({ length: 102 }, () => hasher.verify('$argon2id$', 'horse'));
    await vi.waitFor(() => expect(verified).toHaveBeenCalledTimes(2 + 1));

    const limited = { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 5 } };
    await expect(hasher.verify('$argon2id$', 'horse')).rejects.toMatchObject(limited);
    await expect(hasher.hash('horse')).rejects.toMatchObject(limited);
    resolve(true);
    expect(await Promise.all(taken)).toEqual(taken.map(() => true));
    verified.mockReset();
    expect(await hasher.hash('horse')).toMatch(costs);
  });
});
