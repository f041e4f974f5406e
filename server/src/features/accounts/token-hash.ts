import { createHash } from 'node:crypto';

/** The hash of a token that the database stores. Nobody can sign in with it. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The hash as a key of a map. */
export function hashKey(tokenHash: Buffer): string {
  return tokenHash.toString('latin1');
}
