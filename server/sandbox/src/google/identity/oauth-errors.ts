import { GoogleApiError } from '../google-answer.js';

/** An error in the form of OAuth (RFC 6749, section 5.2), in Google's words. */
function oauthError(status: number, error: string, description: string): GoogleApiError {
  return new GoogleApiError(description, { status, body: { error, error_description: description } });
}

export const oauthErrors = {
  unknownClient: () => oauthError(401, 'invalid_client', 'The OAuth client was not found.'),
  wrongClient: () => oauthError(401, 'invalid_client', 'Unauthorized'),
  missing: (parameter: string) =>
    oauthError(400, 'invalid_request', `Missing required parameter: ${parameter}`),
  wrongGrantType: (type: string) => oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${type}`),
  malformedCode: () => oauthError(400, 'invalid_grant', 'Malformed auth code.'),
  spentCode: () => oauthError(400, 'invalid_grant', 'Bad Request'),
  missingVerifier: () => oauthError(400, 'invalid_grant', 'Missing code verifier.'),
  wrongVerifier: () => oauthError(400, 'invalid_grant', 'Invalid code verifier.'),
  wrongRedirectUri: () => oauthError(400, 'redirect_uri_mismatch', 'Bad Request'),
  revoked: () => oauthError(400, 'invalid_grant', 'Token has been expired or revoked.'),
  unknownToken: () => oauthError(400, 'invalid_token', 'Token expired or revoked'),
  unreadable: () => oauthError(400, 'invalid_request', 'Bad Request'),
  '500': () => oauthError(500, 'internal_failure', 'Backend Error'),
  '503': () => oauthError(503, 'temporarily_unavailable', 'The service is currently unavailable.'),
  '429': () => oauthError(429, 'rate_limit_exceeded', 'Rate Limit Exceeded'),
};
