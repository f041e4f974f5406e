import { createDecipheriv } from 'node:crypto';

/** The form that a former version wrote: `v1.{key id}.{iv, tag and text in base64url}`. */
export const FORMER_PREFIX = 'v1.';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function isFormerToken(encrypted: string): boolean {
  return encrypted.startsWith(FORMER_PREFIX);
}

export function formerKeyId(encrypted: string): string {
  return encrypted.split('.')[1] ?? '';
}

/** @returns null when it was encrypted for another account or by a key that is not here, or was changed */
export function decryptFormerToken(
  encrypted: string,
  accountId: string,
  keys: ReadonlyMap<string, Buffer>,
): string | null {
  const [, , content = ''] = encrypted.split('.');
  const key = keys.get(formerKeyId(encrypted));
  if (!key) return null;
  const bytes = Buffer.from(content, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    // A tag that was cut is refused: a short one would prove little.
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(accountId)).setAuthTag(tag);
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString();
  } catch {
    return null;
  }
}
