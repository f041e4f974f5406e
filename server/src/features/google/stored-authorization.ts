import type { EntityManager } from 'typeorm';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import {
  type ActingRequest,
  recordAccountActivity,
} from '../accounts/account-activity/record-account-activity.js';
import { lockSession } from '../accounts/sessions/lock-session.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { GoogleCredential } from './google-credential.entity.js';

/** The authorization to write a person's calendar. */
export interface StoredAuthorization {
  state: 'NONE' | 'DISCONNECTED' | 'CONNECTED';
  /** Only where it is connected. */
  refreshToken: string | null;
  /** The same as it is stored: it tells which authorization Google has refused. */
  encrypted: string | null;
}

const NONE: StoredAuthorization = { state: 'NONE', refreshToken: null, encrypted: null };

/**
 * The authorization of an account, for a request: a token that cannot be decrypted counts as disconnected, so that the person
 * can connect again.
 */
export async function findStoredAuthorization(
  { database, services }: Pick<Context, 'database' | 'services'>,
  accountId: string,
): Promise<StoredAuthorization> {
  const credential = await database.findOneBy(GoogleCredential, { accountId });
  if (!credential) return NONE;
  const { encryptedRefreshToken: encrypted, disconnectedAt } = credential;
  if (disconnectedAt) return { ...NONE, state: 'DISCONNECTED' };
  if (!encrypted) return NONE;
  const refreshToken = await services.encryption.decrypt(encrypted, accountId);
  return { state: refreshToken ? 'CONNECTED' : 'DISCONNECTED', refreshToken, encrypted };
}

/**
 * The authorization of an account, for a job; null where no calendar is connected.
 * @throws Error where a token is stored that cannot be decrypted: the job waits for the key
 */
export async function findAuthorizationForJob(
  context: Pick<Context, 'database' | 'services'>,
  accountId: string,
): Promise<{ refreshToken: string; encrypted: string } | null> {
  const { refreshToken, encrypted } = await findStoredAuthorization(context, accountId);
  return encrypted === null ? null : { refreshToken: readable(refreshToken), encrypted };
}

/** @throws Error for what could not be decrypted */
export function readable(token: string | null): string {
  if (token === null)
    throw new Error('An authorization cannot be decrypted: TOKEN_ENCRYPTION_KEY lacks its key');
  return token;
}

/**
 * Stores the authorization that Google has just given.
 * @throws UserError INVALID_OAUTH_STATE when the account signs in with another Google account
 * @throws RequestError UNAUTHENTICATED when the session has ended while Google was asked
 */
export async function storeAuthorization(
  context: Pick<Context, 'database'> & ActingRequest,
  accountId: string,
  { subject, refreshToken }: { subject: string; refreshToken: string },
): Promise<void> {
  const { clock, encryption } = context.services;
  await transaction(context.database, async (manager) => {
    await lockSession(context, manager);
    const known = await manager.findOneBy(GoogleCredential, { accountId });
    if (known?.subject && known.subject !== subject) throw new UserError(ErrorCode.INVALID_OAUTH_STATE);
    const encryptedRefreshToken = await encryption.encrypt(refreshToken, accountId);
    const connection = { encryptedRefreshToken, disconnectedAt: null };
    if (known) await manager.update(GoogleCredential, { accountId }, connection);
    else {
      const credential = { accountId, subject: null, createdAt: clock.now(), ...connection };
      await manager.insert(GoogleCredential, credential);
    }
    const action = AccountActivityAction.CALENDAR_CONNECTED;
    await recordAccountActivity(context, manager, { accountId, action });
  }).catch((error: unknown) => {
    // Two tabs connected at once: the other's authorization is as good.
    if (!violates(error, 'google_credentials_pkey')) throw error;
  });
}

/**
 * Removes an account's authorization, within a transaction.
 * @returns the refresh token as it was stored, to be revoked at Google; null where none was
 */
export async function removeAuthorization(manager: EntityManager, accountId: string): Promise<string | null> {
  const lock = { mode: 'pessimistic_write' } as const;
  const credential = await manager.findOne(GoogleCredential, { where: { accountId }, lock });
  if (!credential) return null;
  const change = { encryptedRefreshToken: null, disconnectedAt: null };
  await manager.update(GoogleCredential, { accountId }, change);
  return credential.encryptedRefreshToken;
}

/** Google as a stranger connected it to an account is no part of it any more. */
export async function deleteGoogleCredential(
  _context: unknown,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  await manager.delete(GoogleCredential, { accountId });
}

/** An account's refresh token as it is stored; null where there is none. */
export async function findEncryptedRefreshToken(
  manager: EntityManager,
  accountId: string,
): Promise<string | null> {
  const credential = await manager.findOneBy(GoogleCredential, { accountId });
  return credential?.encryptedRefreshToken ?? null;
}

/**
 * The stored authorization is of no use any more: Google refuses it, or nothing decrypts it. No job tries again.
 * @param encrypted the one that is meant; the person may have connected again meanwhile
 * @returns false when it was marked before, or is not the one that is stored now
 */
export async function markDisconnected(
  { services, log }: Pick<Context, 'services' | 'log'>,
  manager: EntityManager,
  { accountId, encrypted }: { accountId: string; encrypted: string },
): Promise<boolean> {
  const { affected } = await manager.update(
    GoogleCredential,
    { accountId, encryptedRefreshToken: encrypted },
    { disconnectedAt: services.clock.now(), encryptedRefreshToken: null },
  );
  log.info({ accountId }, 'a stored authorization is of no use any more');
  if (affected !== 1) return false;
  const action = AccountActivityAction.CALENDAR_DISCONNECTED;
  await recordAccountActivity({ services }, manager, { accountId, action });
  return true;
}
