import { randomBytes } from 'node:crypto';

/** A code or a token that begins as Google's do. */
export function newSecret(start: '4/0A' | 'ya29.' | '1//0'): string {
  return `${start}sandbox-${randomBytes(32).toString('base64url')}`;
}
