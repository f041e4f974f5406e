import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must be stored and must not be read by whoever sees the database. What is encrypted for one account does
 * not decrypt for another. Written as `v1.{key id}.{iv, tag and text in base64url}`.
 */
export class TokenEncryption {
  readonly #keys: Map<string, Buffer>;
  readonly #current: [id: string, key: Buffer];

  /** @param keys 32 bytes each; the first encrypts, all of them decrypt */
  constructor(keys: readonly Buffer[]) {
    const named = keys.map((key) => [keyId(key), key] as [string, Buffer]);
    const [current] = named;
    if (!current) throw new Error('A key is needed to encrypt tokens');
    this.#current = current;
    this.#keys = new Map(named);
  }

  encrypt(text: string, accountId: string): string {
    const [id, key] = this.#current;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(accountId));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v1.${id}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
  }

  /** @returns null when it was encrypted for another account, by a key that is not here, or was changed */
  decrypt(encrypted: string, accountId: string): string | null {
    const [version, id = '', content = ''] = encrypted.split('.');
    const key = this.#keys.get(id);
    if (version !== 'v1' || !key) return null;
    const bytes = Buffer.from(content, 'base64url');
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(accountId))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString();
    } catch {
      return null;
    }
  }

  /** Whether it was encrypted by the key that encrypts today. */
  isCurrent(encrypted: string): boolean {
    return encrypted.startsWith(`v1.${this.#current[0]}.`);
  }
}

/** Says which key it was, and nothing of the key. */
function keyId(key: Buffer): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);
}
