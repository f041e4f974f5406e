import { googleAddresses } from '../google-addresses.js';
import { CALENDAR_SCOPE } from '../oauth/scopes.js';

/** https://accounts.google.com/.well-known/openid-configuration */
export function discoveryDocument(url: string): object {
  const addresses = googleAddresses(url);
  return {
    issuer: addresses.issuer,
    authorization_endpoint: addresses.authorizationUrl,
    token_endpoint: addresses.tokenUrl,
    revocation_endpoint: addresses.revocationUrl,
    jwks_uri: addresses.certsUrl,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile', CALENDAR_SCOPE],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'hd', 'iat', 'iss', 'name', 'sub'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    authorization_response_iss_parameter_supported: true,
  };
}
