import { createHash } from 'node:crypto';

/** What Google is told of a PKCE verifier, method S256 (RFC 7636, 4.2). */
export function codeChallengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}
