import { createHash } from 'node:crypto';
import type { GoogleAnswer } from '../api/google-answer.js';
import type { GoogleSide } from '../open-google.js';
import { issueTokens } from './issue-tokens.js';
import { oauthRefusals } from './oauth-refusal.js';
import type { TokenRequest } from './token-request.js';

/** Tokens for a code, once. Whoever offers it wrongly spends it too. */
export async function exchangeCode(google: GoogleSide, request: TokenRequest): Promise<GoogleAnswer> {
  if (!request.code) throw oauthRefusals.missing('code');
  if (!request.redirect_uri) throw oauthRefusals.missing('redirect_uri');
  const code = google.ledger.codes.find(request.code);
  if (!code) throw oauthRefusals.malformedCode();
  if (code.used || code.expiresAt <= Date.now()) throw oauthRefusals.spentCode();
  google.ledger.codes.keep({ ...code, used: true });
  if (request.redirect_uri !== code.redirectUri) throw oauthRefusals.wrongRedirectUri();
  checkVerifier(code.codeChallenge, request.code_verifier);
  return issueTokens(google, { ...code, isFirst: true });
}

function checkVerifier(challenge: string | null, verifier: string | undefined): void {
  if (challenge === null) {
    if (verifier) throw oauthRefusals.wrongVerifier();
    return;
  }
  if (!verifier) throw oauthRefusals.missingVerifier();
  if (createHash('sha256').update(verifier).digest('base64url') !== challenge) {
    throw oauthRefusals.wrongVerifier();
  }
}
