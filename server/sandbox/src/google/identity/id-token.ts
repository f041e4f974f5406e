import { createHash } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { GoogleStandIn } from '../google.js';
import { newAccount } from './accounts.js';
import type { IdTokenFault } from './id-token-fault.js';
import { newSigningKey } from './signing-keys.js';

const HOUR = 3600;

interface Subject {
  accountId: string;
  scopes: string[];
  nonce: string | null;
  accessToken: string;
  isFirst: boolean;
}

/** Says who a person is. The first one after a consent is spoilt where a test has asked for that. */
export async function signIdToken(google: GoogleStandIn, subject: Subject): Promise<string | undefined> {
  const fault = subject.isFirst ? google.settings.takeIdTokenFault() : {};
  if (fault.missing) return undefined;
  const payload = { ...claimsOf(google, subject), ...faultyClaims(fault) };
  const claims = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null));
  if (fault.signature === 'none') return new UnsecuredJWT(claims).encode();
  const current = await google.keys.current();
  const key = fault.signature ? await newSigningKey() : current;
  const kid = fault.signature === 'unknown-key' ? key.id : current.id;
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key.privateKey);
}

function claimsOf(google: GoogleStandIn, { accountId, scopes, nonce, accessToken }: Subject): JWTPayload {
  const account = google.store.accounts.find(accountId) ?? newAccount({ email: accountId });
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: google.url,
    azp: google.client.clientId,
    aud: google.client.clientId,
    sub: account.sub,
    hd: account.hostedDomain,
    ...(has(scopes, 'userinfo.email') && { email: account.email, email_verified: account.emailVerified }),
    at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
    nonce,
    ...(has(scopes, 'userinfo.profile') && { name: account.name }),
    iat: now,
    exp: now + HOUR,
  };
}

function faultyClaims({
  expired,
  signature: _signature,
  missing: _missing,
  ...claims
}: IdTokenFault): object {
  const twoHoursAgo = Math.floor(Date.now() / 1000) - 2 * HOUR;
  return { ...claims, ...(expired && { iat: twoHoursAgo, exp: twoHoursAgo + HOUR }) };
}

function has(scopes: string[], name: string): boolean {
  return scopes.some((scope) => scope.endsWith(`/${name}`));
}
