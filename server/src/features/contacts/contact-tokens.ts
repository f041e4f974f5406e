import { randomBytes } from 'node:crypto';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import { deleteInBatches } from '../../platform/jobs/delete-in-batches.js';
import { hashOfToken } from '../accounts/token-hash.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { ContactToken } from './contact-token.entity.js';

/** How long a link works, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** Makes the secret of a new link, 128 random bits; the sign-up's older one is worthless now. */
export async function issueContactToken(
  database: EntityManager,
  clock: Clock,
  signUpId: string,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + LIFETIME);
  await database.upsert(ContactToken, { tokenHash: hashOfToken(token), signUpId, expiresAt }, ['signUpId']);
  return token;
}

/**
 * Takes a link's secret, which works once.
 * @returns the sign-up that it was sent for
 * @throws UserError INVALID_OR_EXPIRED_LINK
 */
export async function redeemContactToken(
  manager: EntityManager,
  clock: Clock,
  token: string,
): Promise<string> {
  const found = await manager
    .createQueryBuilder()
    .delete()
    .from(ContactToken)
    .where({ tokenHash: hashOfToken(token), expiresAt: MoreThan(clock.now()) })
    .returning('sign_up_id')
    .execute();
  const signUpId: string | undefined = found.raw[0]?.sign_up_id;
  if (!signUpId) throw new UserError(ErrorCode.INVALID_OR_EXPIRED_LINK);
  return signUpId;
}

/** Deletes the secrets of links that work no longer. */
export async function deleteExpiredContactTokens(database: EntityManager, clock: Clock): Promise<void> {
  await deleteInBatches(database, ContactToken, { expiresAt: LessThanOrEqual(clock.now()) });
}
