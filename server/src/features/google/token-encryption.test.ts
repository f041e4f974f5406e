import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TokenEncryption } from './token-encryption.js';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const [ann, bo] = [randomUUID(), randomUUID()];
const token = '1//refresh-token';

const encode = (content: Buffer | string) => Buffer.from(content).toString('base64url');
const decode = (part: string) => Buffer.from(part, 'base64url');

describe('S15: an encrypted text', () => {
  const encryption = new TokenEncryption([oldKey]);

  it('decrypts for its account, and does not show what it is', async () => {
    const encrypted = await encryption.encrypt(token, ann);
    expect(encrypted).not.toContain('refresh');
    for (const part of encrypted.split('.')) expect(decode(part).toString('latin1')).not.toContain('refresh');
    expect(await encryption.decrypt(encrypted, ann)).toBe(token);
  });

  it('does not decrypt for another account, whatever its header says', async () => {
    const encrypted = await encryption.encrypt(token, ann);
    const [header = '', ...rest] = encrypted.split('.');
    const moved = [encode(decode(header).toString().replace(ann, bo)), ...rest].join('.');
    expect(await encryption.decrypt(encrypted, bo)).toBeNull();
    expect(await encryption.decrypt(moved, bo)).toBeNull();
    expect(await encryption.decrypt(moved, ann)).toBeNull();
  });

  it('is different each time', async () => {
    expect(await encryption.encrypt(token, ann)).not.toBe(await encryption.encrypt(token, ann));
  });

  it('does not decrypt when a bit of it was changed, or it is something else', async () => {
    const encrypted = await encryption.encrypt(token, ann);
    const segments = encrypted.split('.');
    for (const [which, segment] of segments.entries()) {
      const bytes = decode(segment);
      for (let i = 0; i < bytes.length; i++) {
        const changed = Buffer.from(bytes);
        changed[i] = (changed[i] as number) ^ 1;
        const text = segments.with(which, encode(changed)).join('.');
        expect(await encryption.decrypt(text, ann)).toBeNull();
      }
    }
    const unencrypted = `${encode('{"alg":"none"}')}.${encode(token)}.`;
    for (const other of ['', token, '....', segments.slice(0, 4).join('.'), unencrypted]) {
      expect(await encryption.decrypt(other, ann)).toBeNull();
    }
  });

  it('decrypts with an older key that is still there, and says that it is not of today', async () => {
    const encrypted = await encryption.encrypt(token, ann);
    const rotated = new TokenEncryption([newKey, oldKey]);
    expect(await rotated.decrypt(encrypted, ann)).toBe(token);
    expect(rotated.isCurrent(encrypted)).toBe(false);
    expect(rotated.isCurrent(await rotated.encrypt(token, ann))).toBe(true);
    expect(await new TokenEncryption([newKey]).decrypt(encrypted, ann)).toBeNull();
  });
});
