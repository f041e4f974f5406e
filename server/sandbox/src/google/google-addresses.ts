/** Google's own paths, so that they are recognised. */
export const googlePaths = {
  authorization: '/o/oauth2/v2/auth',
  token: '/oauth2/token',
  revocation: '/oauth2/revoke',
  certs: '/oauth2/v3/certs',
  pemCerts: '/oauth2/v1/certs',
  discovery: '/.well-known/openid-configuration',
};

/** What Google's clients need to talk to the sandbox instead. */
export interface GoogleAddresses {
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  revocationUrl: string;
  /** The keys of ID tokens as a JWKS. */
  certsUrl: string;
  /** The same as a PEM by its id, which is what google-auth-library reads in Node. */
  pemCertsUrl: string;
  calendarRootUrl: string;
}

export function googleAddresses(url: string): GoogleAddresses {
  return {
    issuer: url,
    authorizationUrl: url + googlePaths.authorization,
    tokenUrl: url + googlePaths.token,
    revocationUrl: url + googlePaths.revocation,
    certsUrl: url + googlePaths.certs,
    pemCertsUrl: url + googlePaths.pemCerts,
    calendarRootUrl: `${url}/`,
  };
}
