import type { Store } from '../../store.js';
import type { GoogleAnswer } from '../google-answer.js';
import { oauthErrors } from './oauth-errors.js';

/** Takes all access to an account away, as a person does in the settings of Google. */
export function revokeAccess(store: Store, accountId: string): void {
  for (const token of store.refreshTokens.oldestFirst()) {
    if (token.accountId === accountId && !token.revoked)
      store.refreshTokens.save({ ...token, revoked: true });
  }
  for (const code of store.codes.oldestFirst()) {
    if (code.accountId === accountId && !code.used) store.codes.save({ ...code, used: true });
  }
  expireAccess(store, accountId);
  if (store.grants.find(accountId)) store.grants.save({ id: accountId, scopes: [] });
}

/** Lets the access tokens of an account run out. Refresh tokens still work. */
export function expireAccess(store: Store, accountId: string): void {
  for (const token of store.accessTokens.oldestFirst()) {
    if (token.accountId === accountId && token.expiresAt > 0) {
      store.accessTokens.save({ ...token, expiresAt: 0 });
    }
  }
}

/** The endpoint: either token ends all access that the account gave. */
export function answerRevocation(store: Store, token: unknown): GoogleAnswer {
  if (typeof token !== 'string' || token === '') throw oauthErrors.missing('token');
  const refreshToken = store.refreshTokens.find(token);
  const accessToken = store.accessTokens.find(token);
  const isAlive =
    (refreshToken && !refreshToken.revoked) || (accessToken && accessToken.expiresAt > Date.now());
  const accountId = refreshToken?.accountId ?? accessToken?.accountId;
  if (!isAlive || accountId === undefined) throw oauthErrors.unknownToken();
  revokeAccess(store, accountId);
  return { status: 200, body: {} };
}
