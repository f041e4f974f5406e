import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GoogleStandIn } from '../google.js';
import type { GoogleAnswer } from '../google-answer.js';
import { newSecret } from './accounts.js';
import { signIdToken } from './id-token.js';
import { oauthErrors } from './oauth-errors.js';

const tokenRequestShape = z.object({
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  grant_type: z.string().default(''),
  code: z.string().optional(),
  code_verifier: z.string().optional(),
  redirect_uri: z.string().optional(),
  refresh_token: z.string().optional(),
});

type TokenRequest = z.infer<typeof tokenRequestShape>;

/** @throws GoogleApiError */
export async function answerTokenRequest(google: GoogleStandIn, body: unknown): Promise<GoogleAnswer> {
  const parsed = tokenRequestShape.safeParse(body);
  if (!parsed.success) throw oauthErrors.unreadable();
  const request = parsed.data;
  if (!request.client_id) throw oauthErrors.missing('client_id');
  if (request.client_id !== google.client.clientId) throw oauthErrors.unknownClient();
  if (request.client_secret !== google.client.clientSecret) throw oauthErrors.wrongClient();
  if (request.grant_type === 'authorization_code') return exchangeCode(google, request);
  if (request.grant_type === 'refresh_token') return refreshAccess(google, request);
  throw oauthErrors.wrongGrantType(request.grant_type);
}

/** Tokens for a code, once. A caller who offers it wrongly spends it too. */
async function exchangeCode(google: GoogleStandIn, request: TokenRequest): Promise<GoogleAnswer> {
  if (!request.code) throw oauthErrors.missing('code');
  if (!request.redirect_uri) throw oauthErrors.missing('redirect_uri');
  const code = google.store.codes.find(request.code);
  if (!code) throw oauthErrors.malformedCode();
  if (code.used || code.expiresAt <= Date.now()) throw oauthErrors.spentCode();
  google.store.codes.save({ ...code, used: true });
  if (request.redirect_uri !== code.redirectUri) throw oauthErrors.wrongRedirectUri();
  checkVerifier(code.codeChallenge, request.code_verifier);
  return issueTokens(google, { ...code, isFirst: true });
}

function checkVerifier(challenge: string | null, verifier: string | undefined): void {
  if (challenge === null) {
    if (verifier) throw oauthErrors.wrongVerifier();
    return;
  }
  if (!verifier) throw oauthErrors.missingVerifier();
  if (createHash('sha256').update(verifier).digest('base64url') !== challenge) {
    throw oauthErrors.wrongVerifier();
  }
}

/** A new access token, as long as the access was not taken away. */
async function refreshAccess(google: GoogleStandIn, request: TokenRequest): Promise<GoogleAnswer> {
  if (!request.refresh_token) throw oauthErrors.missing('refresh_token');
  const refreshToken = google.store.refreshTokens.find(request.refresh_token);
  if (!refreshToken || refreshToken.revoked) throw oauthErrors.revoked();
  const { accountId, scopes } = refreshToken;
  return issueTokens(google, { accountId, scopes, nonce: null, withRefreshToken: false, isFirst: false });
}

/** What Google says of an hour. */
const LIFETIME_SECONDS = 3599;

interface Issue {
  accountId: string;
  scopes: string[];
  /** Null at a refresh. */
  nonce: string | null;
  withRefreshToken: boolean;
  /** Whether the ID token may be spoilt as was asked for. */
  isFirst: boolean;
}

/** The answer of the token endpoint that succeeds. */
async function issueTokens(google: GoogleStandIn, issue: Issue): Promise<GoogleAnswer> {
  const { store } = google;
  const { accountId, scopes, withRefreshToken } = issue;
  const permission = { accountId, scopes };
  const expiresAt = Date.now() + LIFETIME_SECONDS * 1000;
  const accessToken = store.accessTokens.save({ id: newSecret('ya29.'), ...permission, expiresAt }).id;
  const refreshToken = withRefreshToken
    ? store.refreshTokens.save({ id: newSecret('1//0'), ...permission, revoked: false }).id
    : undefined;
  const idToken = scopes.includes('openid')
    ? await signIdToken(google, { ...issue, accessToken })
    : undefined;
  return {
    status: 200,
    body: {
      access_token: accessToken,
      expires_in: LIFETIME_SECONDS,
      ...(refreshToken && { refresh_token: refreshToken }),
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(idToken && { id_token: idToken }),
    },
  };
}
