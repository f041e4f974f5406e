import { RequestLog } from '../request-log.js';
import type { Store } from '../store.js';
import type { GoogleRequest } from './api/log-requests.js';
import type { IdTokenFault } from './identity/id-token-fault.js';
import { SigningKeys } from './identity/signing-keys.js';

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

/** How the product is registered at Google. */
export interface GoogleClient {
  clientId: string;
  clientSecret: string;
}

/** The settings for tests. It does not outlive a restart or a reset. */
class GoogleSettings {
  /** Where else than to this machine people may be sent back to; with any here, nowhere else. */
  redirectUris: string[] = [];
  /** The planned fault of the next ID token. */
  nextIdToken: IdTokenFault | null = null;

  takeIdTokenFault(): IdTokenFault {
    const fault = this.nextIdToken ?? {};
    this.nextIdToken = null;
    return fault;
  }

  reset(): void {
    this.redirectUris = [];
    this.nextIdToken = null;
  }
}

interface GoogleOptions {
  store: Store;
  client: GoogleClient;
  onChange: () => void;
}

/** The stand-in for Google, behind its pages, its endpoints and its control. */
export type GoogleStandIn = ReturnType<typeof openGoogle>;

export function openGoogle({ store, client, onChange }: GoogleOptions) {
  const keys = new SigningKeys(store);
  const requests = new RequestLog<GoogleRequest>(onChange);
  const settings = new GoogleSettings();
  const reset = () => {
    settings.reset();
    requests.clear();
  };
  // The address is known when the server listens.
  return { client, url: '', store, keys, requests, settings, reset };
}
