import { createHash } from 'node:crypto';

/** The hash of a token that the database stores. It is of no use for signing in. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The hash as a key of a map. */
export function hashKey(tokenHash: Buffer): string {
  return tokenHash.toString('latin1');
}
