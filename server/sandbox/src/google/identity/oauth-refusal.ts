import { GoogleRefusal } from '../google-answer.js';

/** A refusal in the form of OAuth (RFC 6749, section 5.2), in Google's words. */
function refusal(status: number, error: string, description: string): GoogleRefusal {
  return new GoogleRefusal(description, { status, body: { error, error_description: description } });
}

export const oauthRefusals = {
  unknownClient: () => refusal(401, 'invalid_client', 'The OAuth client was not found.'),
  wrongClient: () => refusal(401, 'invalid_client', 'Unauthorized'),
  missing: (parameter: string) => refusal(400, 'invalid_request', `Missing required parameter: ${parameter}`),
  wrongGrantType: (type: string) => refusal(400, 'unsupported_grant_type', `Invalid grant_type: ${type}`),
  malformedCode: () => refusal(400, 'invalid_grant', 'Malformed auth code.'),
  spentCode: () => refusal(400, 'invalid_grant', 'Bad Request'),
  missingVerifier: () => refusal(400, 'invalid_grant', 'Missing code verifier.'),
  wrongVerifier: () => refusal(400, 'invalid_grant', 'Invalid code verifier.'),
  wrongRedirectUri: () => refusal(400, 'redirect_uri_mismatch', 'Bad Request'),
  revoked: () => refusal(400, 'invalid_grant', 'Token has been expired or revoked.'),
  unknownToken: () => refusal(400, 'invalid_token', 'Token expired or revoked'),
  unreadable: () => refusal(400, 'invalid_request', 'Bad Request'),
  '500': () => refusal(500, 'internal_failure', 'Backend Error'),
  '503': () => refusal(503, 'temporarily_unavailable', 'The service is currently unavailable.'),
  '429': () => refusal(429, 'rate_limit_exceeded', 'Rate Limit Exceeded'),
};
