import { createHash } from 'node:crypto';

/** What the database keeps of a token: enough to recognise it, of no use to sign in with. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
