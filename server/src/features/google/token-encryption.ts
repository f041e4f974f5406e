import { createHash } from 'node:crypto';
import { decryptFormerToken, formerKeyId, isFormerToken } from './former-token.js';

/** 46 modules, which no start waits for. */
const loadJose = () => import('jose');

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * Encrypts what must be stored and must not be read by a person who sees the database, as a compact JWE (RFC 7516).
 * Its protected header names the key and the account, and A256GCM authenticates it, so that what is encrypted for one
 * account does not decrypt for another.
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

  async encrypt(text: string, accountId: string): Promise<string> {
    const [kid, key] = this.#current;
    const { CompactEncrypt } = await loadJose();
    return new CompactEncrypt(Buffer.from(text))
      .setProtectedHeader({ ...ALGORITHMS, kid, sub: accountId })
      .encrypt(key);
  }

  /** @returns null when it was encrypted for another account or by a key that is not here, or was changed */
  async decrypt(encrypted: string, accountId: string): Promise<string | null> {
    if (isFormerToken(encrypted)) return decryptFormerToken(encrypted, accountId, this.#keys);
    const { compactDecrypt, errors } = await loadJose();
    const keyOf = ({ kid = '' }: { kid?: string }) => {
      const key = this.#keys.get(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    };
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(encrypted, keyOf, {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
      });
      return protectedHeader.sub === accountId ? Buffer.from(plaintext).toString() : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Whether it was encrypted by the key that encrypts today. */
  isCurrent(encrypted: string): boolean {
    return !isFormerToken(encrypted) && keyIdIn(encrypted) === this.#current[0];
  }

  /** @param beginning of what was encrypted, up to its second dot */
  hasKeyOf(beginning: string): boolean {
    const id = isFormerToken(beginning) ? formerKeyId(beginning) : keyIdIn(beginning);
    return this.#keys.has(id);
  }
}

/** From the protected header, which is not secret. Empty where there is none. */
function keyIdIn(encrypted: string): string {
  const [header = ''] = encrypted.split('.');
  try {
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid?: string };
    return kid ?? '';
  } catch {
    return '';
  }
}

/** Says which key it was, and nothing of the key. */
function keyId(key: Buffer): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);
}
