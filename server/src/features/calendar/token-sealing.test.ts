import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TokenSealing } from './token-sealing.js';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const [ann, bo] = [randomUUID(), randomUUID()];
const token = '1//refresh-token';

describe('S15: what is sealed', () => {
  const sealing = new TokenSealing([oldKey]);

  it('opens for its account, and does not show what it is', () => {
    const sealed = sealing.seal(token, ann);
    expect(sealed).not.toContain('refresh');
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('refresh');
    expect(sealing.open(sealed, ann)).toBe(token);
  });

  it('does not open for another account', () => {
    expect(sealing.open(sealing.seal(token, ann), bo)).toBeNull();
  });

  it('is different each time', () => {
    expect(sealing.seal(token, ann)).not.toBe(sealing.seal(token, ann));
  });

  it('does not open when a bit of it was changed, or it is something else', () => {
    const sealed = sealing.seal(token, ann);
    const [version, id, content = ''] = sealed.split('.');
    const bytes = Buffer.from(content, 'base64url');
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] as number) ^ 1;
      expect(sealing.open(`${version}.${id}.${changed.toString('base64url')}`, ann)).toBeNull();
    }
    for (const other of ['', token, 'v1', `v1.${id}`, `v1.${id}.AA`, `v2.${id}.${content}`]) {
      expect(sealing.open(other, ann)).toBeNull();
    }
  });

  it('opens with an older key that is still there, and says that it is not of today', () => {
    const sealed = sealing.seal(token, ann);
    const rotated = new TokenSealing([newKey, oldKey]);
    expect(rotated.open(sealed, ann)).toBe(token);
    expect(rotated.isCurrent(sealed)).toBe(false);
    expect(rotated.isCurrent(rotated.seal(token, ann))).toBe(true);
    expect(new TokenSealing([newKey]).open(sealed, ann)).toBeNull();
  });
});
