import type { GoogleAnswer } from '../api/google-answer.js';
import { signIdToken } from '../identity/sign-id-token.js';
import type { GoogleSide } from '../open-google.js';
import { newSecret } from './new-secret.js';

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
export async function issueTokens(google: GoogleSide, issue: Issue): Promise<GoogleAnswer> {
  const { ledger } = google;
  const { accountId, scopes, withRefreshToken } = issue;
  const permission = { accountId, scopes };
  const expiresAt = Date.now() + LIFETIME_SECONDS * 1000;
  const accessToken = ledger.accessTokens.keep({ id: newSecret('ya29.'), ...permission, expiresAt }).id;
  const refreshToken = withRefreshToken
    ? ledger.refreshTokens.keep({ id: newSecret('1//0'), ...permission, revoked: false }).id
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
