import type { GoogleAnswer } from '../api/google-answer.js';
import type { GoogleSide } from '../open-google.js';
import { issueTokens } from './issue-tokens.js';
import { oauthRefusals } from './oauth-refusal.js';
import type { TokenRequest } from './token-request.js';

/** A new access token, as long as the access was not taken away. */
export async function refreshAccess(google: GoogleSide, request: TokenRequest): Promise<GoogleAnswer> {
  if (!request.refresh_token) throw oauthRefusals.missing('refresh_token');
  const refreshToken = google.ledger.refreshTokens.find(request.refresh_token);
  if (!refreshToken || refreshToken.revoked) throw oauthRefusals.revoked();
  const { accountId, scopes } = refreshToken;
  return issueTokens(google, { accountId, scopes, nonce: null, withRefreshToken: false, isFirst: false });
}
