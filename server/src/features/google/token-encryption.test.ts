import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TokenEncryption } from './token-encryption.js';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const [ann, bo] = [randomUUID(), randomUUID()];
const token = '1//refresh-token';

describe('S15: what is encrypted', () => {
  const encryption = new TokenEncryption([oldKey]);

  it('opens for its account, and does not show what it is', () => {
    const encrypted = encryption.encrypt(token, ann);
    expect(encrypted).not.toContain('refresh');
    expect(Buffer.from(encrypted.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      'refresh',
    );
    expect(encryption.decrypt(encrypted, ann)).toBe(token);
  });

  it('does not open for another account', () => {
    expect(encryption.decrypt(encryption.encrypt(token, ann), bo)).toBeNull();
  });

  it('is different each time', () => {
    expect(encryption.encrypt(token, ann)).not.toBe(encryption.encrypt(token, ann));
  });

  it('does not open when a bit of it was changed, or it is something else', () => {
    const encrypted = encryption.encrypt(token, ann);
    const [version, id, content = ''] = encrypted.split('.');
    const bytes = Buffer.from(content, 'base64url');
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] as number) ^ 1;
      expect(encryption.decrypt(`${version}.${id}.${changed.toString('base64url')}`, ann)).toBeNull();
    }
    for (const other of ['', token, 'v1', `v1.${id}`, `v1.${id}.AA`, `v2.${id}.${content}`]) {
      expect(encryption.decrypt(other, ann)).toBeNull();
    }
  });

  it('opens with an older key that is still there, and says that it is not of today', () => {
    const encrypted = encryption.encrypt(token, ann);
    const rotated = new TokenEncryption([newKey, oldKey]);
    expect(rotated.decrypt(encrypted, ann)).toBe(token);
    expect(rotated.isCurrent(encrypted)).toBe(false);
    expect(rotated.isCurrent(rotated.encrypt(token, ann))).toBe(true);
    expect(new TokenEncryption([newKey]).decrypt(encrypted, ann)).toBeNull();
  });
});
