import { randomBytes } from 'node:crypto';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import { deleteInBatches } from '../../platform/jobs/delete-in-batches.js';
import { hashOfToken } from '../accounts/token-hash.js';
import { type AuthorizationPurpose, GoogleAuthorization } from './google-authorization.entity.js';
import type { AuthorizationRequest, NewAuthorizationRequest } from './google-gateway.js';
import { loadOAuth } from './load-google.js';

/** Milliseconds that a person may take at Google. */
const AUTHORIZATION_LIFETIME = 10 * 60_000;

/** The owner of an authorization: the browser that signs in, or an account in its own session. */
export type Initiator =
  | { purpose: AuthorizationPurpose.SIGN_IN; browserSecret: string }
  | { purpose: AuthorizationPurpose.CONNECT; browserSecret: string; accountId: string };

/** Remembers a person who goes to Google, until they come back. */
export async function createAuthorization(
  database: EntityManager,
  clock: Clock,
  { browserSecret, ...initiator }: Initiator,
  redirectUri: string,
): Promise<NewAuthorizationRequest> {
  const [state, nonce] = [secret(), secret()];
  const { OAuth2Client } = await loadOAuth();
  // Its type allows no challenge; generateAuthUrl refuses an empty one.
  const { codeVerifier, codeChallenge = '' } = await new OAuth2Client().generateCodeVerifierAsync();
  await database.insert(GoogleAuthorization, {
    accountId: null,
    ...initiator,
    stateHash: hashOfToken(state),
    browserHash: hashOfToken(browserSecret),
    nonce,
    codeVerifier,
    expiresAt: new Date(clock.now().getTime() + AUTHORIZATION_LIFETIME),
  });
  return { state, nonce, codeVerifier, codeChallenge, redirectUri };
}

/**
 * Takes what was remembered, for the one who began it, once.
 * @returns null for a state that is unknown, used, too old, or another's
 */
export async function consumeAuthorization(
  database: EntityManager,
  clock: Clock,
  { browserSecret, ...initiator }: Initiator,
  state: string,
  redirectUri: string,
): Promise<AuthorizationRequest | null> {
  const { raw } = await database
    .createQueryBuilder()
    .delete()
    .from(GoogleAuthorization)
    .where({
      ...initiator,
      stateHash: hashOfToken(state),
      browserHash: hashOfToken(browserSecret),
      expiresAt: MoreThan(clock.now()),
    })
    .returning(['nonce', 'codeVerifier'])
    .execute();
  const [found] = raw as { nonce: string; code_verifier: string }[];
  return found ? { state, nonce: found.nonce, codeVerifier: found.code_verifier, redirectUri } : null;
}

/** Of those who never came back. */
export async function deleteExpiredAuthorizations(database: EntityManager, clock: Clock): Promise<void> {
  await deleteInBatches(database, GoogleAuthorization, { expiresAt: LessThanOrEqual(clock.now()) });
}

/** 256 bits. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}
