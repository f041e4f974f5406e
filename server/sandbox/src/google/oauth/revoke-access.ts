import type { GoogleAnswer } from '../api/google-answer.js';
import type { GoogleLedger } from '../ledger/google-ledger.js';
import { oauthRefusals } from './oauth-refusal.js';

/** Takes all access to an account away, as a person does in the settings of Google. */
export function revokeAccess(ledger: GoogleLedger, accountId: string): void {
  for (const token of ledger.refreshTokens.oldestFirst()) {
    if (token.accountId === accountId && !token.revoked)
      ledger.refreshTokens.keep({ ...token, revoked: true });
  }
  for (const code of ledger.codes.oldestFirst()) {
    if (code.accountId === accountId && !code.used) ledger.codes.keep({ ...code, used: true });
  }
  expireAccess(ledger, accountId);
  if (ledger.grants.find(accountId)) ledger.grants.keep({ id: accountId, scopes: [] });
}

/** Lets the access tokens of an account run out. Refresh tokens still work. */
export function expireAccess(ledger: GoogleLedger, accountId: string): void {
  for (const token of ledger.accessTokens.oldestFirst()) {
    if (token.accountId === accountId && token.expiresAt > 0) {
      ledger.accessTokens.keep({ ...token, expiresAt: 0 });
    }
  }
}

/** The endpoint: either token ends all access that the account gave. */
export function answerRevocation(ledger: GoogleLedger, token: unknown): GoogleAnswer {
  if (typeof token !== 'string' || token === '') throw oauthRefusals.missing('token');
  const refreshToken = ledger.refreshTokens.find(token);
  const accessToken = ledger.accessTokens.find(token);
  const isAlive =
    (refreshToken && !refreshToken.revoked) || (accessToken && accessToken.expiresAt > Date.now());
  const accountId = refreshToken?.accountId ?? accessToken?.accountId;
  if (!isAlive || accountId === undefined) throw oauthRefusals.unknownToken();
  revokeAccess(ledger, accountId);
  return { status: 200, body: {} };
}
