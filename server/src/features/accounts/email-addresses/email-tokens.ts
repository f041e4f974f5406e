import { randomBytes } from 'node:crypto';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Clock } from '../../../platform/clock.js';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { hashOfToken } from '../token-hash.js';
import { EmailToken, type EmailTokenPurpose } from './email-token.entity.js';

const HOUR = 60 * 60 * 1000;

/** How long a link works, in milliseconds. */
const lifetimes: Record<EmailTokenPurpose, number> = {
  VERIFICATION: 24 * HOUR,
  PASSWORD_RESET: HOUR,
};

/** Makes the secret of a new link, 128 random bits; the account's older one for the same purpose is worthless now. */
export async function issueEmailToken(
  database: EntityManager,
  clock: Clock,
  accountId: string,
  purpose: EmailTokenPurpose,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimes[purpose]);
  await database.upsert(EmailToken, { tokenHash: hashOfToken(token), accountId, purpose, expiresAt }, [
    'accountId',
    'purpose',
  ]);
  return token;
}

/**
 * Takes a link's secret, which works once.
 * @returns the account that it was sent to
 * @throws UserError INVALID_OR_EXPIRED_LINK
 */
export async function redeemEmailToken(
  manager: EntityManager,
  clock: Clock,
  purpose: EmailTokenPurpose,
  token: string,
): Promise<string> {
  const found = await manager
    .createQueryBuilder()
    .delete()
    .from(EmailToken)
    .where({ tokenHash: hashOfToken(token), purpose, expiresAt: MoreThan(clock.now()) })
    .returning('account_id')
    .execute();
  const accountId: string | undefined = found.raw[0]?.account_id;
  if (!accountId) throw new UserError(ErrorCode.INVALID_OR_EXPIRED_LINK);
  return accountId;
}

/** The account that a link was sent to, null where its secret would not be taken now; it stays as it is. */
export async function findAccountOfEmailToken(
  database: EntityManager,
  clock: Clock,
  purpose: EmailTokenPurpose,
  token: string,
): Promise<string | null> {
  const found = await database.findOneBy(EmailToken, {
    tokenHash: hashOfToken(token),
    purpose,
    expiresAt: MoreThan(clock.now()),
  });
  return found?.accountId ?? null;
}

/** No link that was sent to an account works any more. */
export async function deleteEmailTokens(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(EmailToken, { accountId });
}

/** Deletes the secrets of links that work no longer. */
export async function deleteExpiredEmailTokens(database: EntityManager, clock: Clock): Promise<void> {
  await deleteInBatches(database, EmailToken, { expiresAt: LessThanOrEqual(clock.now()) });
}
