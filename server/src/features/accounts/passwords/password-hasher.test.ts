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

  /** Takes all turns, and all places of those who wait, until the returned function is called. */
  function holdAll(networks: number): () => Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const taken = [
      ...Array.from({ length: 4 }, (_, n) => hasher.inTurn(`198.51.100.${n}`, () => promise)),
      ...Array.from({ length: 100 }, (_, n) => hasher.inTurn(`192.0.2.${n % networks}`, () => promise)),
    ];
    return () => {
      resolve();
      return Promise.all(taken);
    };
  }

  const limited = { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 5 } };

  it('S33: lets 100 wait, and refuses the next for some seconds', async () => {
    const release = holdAll(100);
    await expect(hasher.hashInTurn('203.0.113.1', 'horse')).rejects.toMatchObject(limited);
    await release();
    expect(await hasher.hashInTurn('203.0.113.1', 'horse')).toMatch(costs);
  });

  it('S37: begins another address’s work before a refusal of a flood is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const taken = Array.from({ length: 10 }, () => hasher.inTurn('198.51.100.1', () => promise));
    const order: string[] = [];
    const refused = expect(hasher.inTurn('198.51.100.1', () => promise))
      .rejects.toMatchObject(limited)
      .then(() => order.push('refused'));
    await hasher.inTurn('198.51.100.2', async () => void setImmediate(() => order.push('another address')));
    await refused;
    expect(order).toEqual(['another address', 'refused']);
    resolve();
    await Promise.all(taken);
  });

  it('S37: lets 8 of one network address wait, and others all the same', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const taken = Array.from({ length: 10 }, () => hasher.inTurn('2001:db8::1', () => promise));
    // Of the same subscriber.
    await expect(hasher.hashInTurn('2001:db8::2', 'horse')).rejects.toMatchObject(limited);
    const other = hasher.hashInTurn('2001:db8:1::1', 'horse');
    resolve();
    expect(await other).toMatch(costs);
    await Promise.all(taken);
  });
});
