import { type EntityManager, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { validate as isUuid, v7 as newId } from 'uuid';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { issueOf, parseInput, requiredName } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { forbidden, requireViewer, unauthenticated } from '../access-rules.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { recordAccountActivity } from '../account-activity/record-account-activity.js';
import { lockAccount } from '../find-account.js';
import { lockSession } from '../sessions/lock-session.js';
import { hashOfToken } from '../token-hash.js';
import { AccessScope } from './access-scope.js';
import { AccessToken } from './access-token.entity.js';
import { newTokenSecret, prefixOf } from './token-secret.js';

const DAY = 24 * 60 * 60 * 1000;
const MAX_NAME_LENGTH = 100;
export const MAX_LIVE_TOKENS = 50;
/** So long its owner can read which one it was that works no more. In milliseconds. */
const EXPIRED_LISTED_FOR = 30 * DAY;

export interface NewAccessToken {
  name: string;
  scopes: readonly AccessScope[];
  /** Null: it works until it is revoked. */
  expiresAt?: Date | null;
}

function fieldsAt(now: Date) {
  return z.object({
    name: requiredName(MAX_NAME_LENGTH),
    scopes: z
      .array(z.enum(AccessScope))
      .refine(({ length }) => length > 0, issueOf(ErrorCode.REQUIRED))
      .transform((scopes) => [...new Set(scopes)]),
    expiresAt: z
      .date()
      .nullish()
      .refine((expiresAt) => !expiresAt || expiresAt > now, issueOf(ErrorCode.INVALID_EXPIRY)),
  });
}

/**
 * Makes a token of the viewer's account. It deletes the account's expired ones.
 * @returns the token, and its secret, which is stored nowhere
 * @throws UserError REQUIRED, TOO_LONG, INVALID_EXPIRY; TOO_MANY for the 51st that works
 * @throws RateLimitedError after 100 of the account in an hour
 */
export async function createAccessToken(
  context: Context,
  input: NewAccessToken,
): Promise<{ accessToken: AccessToken; secret: string }> {
  const { accountId } = requireViewer(context.viewer);
  const now = context.services.clock.now();
  const { name, scopes, expiresAt = null } = parseInput(fieldsAt(now), input);
  await context.services.rateLimits.countAccessToken(accountId);
  const secret = newTokenSecret();
  const row = { id: newId(), name, scopes, expiresAt, accountId, prefix: prefixOf(secret), createdAt: now };
  const accessToken = { ...row, tokenHash: hashOfToken(secret), lastUsedAt: null };
  await transaction(context.database, async (manager) => {
    // A session that has ended, as when the account was given to its owner, makes no token.
    await lockSession(context, manager);
    if (!(await lockAccount(manager, { id: accountId }))) throw unauthenticated();
    await manager.delete(AccessToken, { accountId, expiresAt: LessThanOrEqual(now) });
    if ((await manager.countBy(AccessToken, { accountId })) >= MAX_LIVE_TOKENS) {
      const message = `You have ${MAX_LIVE_TOKENS} tokens already. Revoke one that you no longer need`;
      throw new UserError(ErrorCode.TOO_MANY, null, message);
    }
    await manager.insert(AccessToken, accessToken);
    const action = AccountActivityAction.ACCESS_TOKEN_CREATED;
    await recordAccountActivity(context, manager, { accountId, action });
  });
  context.log.info({ accountId, accessTokenId: row.id, scopes, expiresAt }, 'access token created');
  return { accessToken, secret };
}

/**
 * The tokens of an account, the newest first; an expired one for a month. There are never more than fifty: a new one takes
 * the place of those that have expired.
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN but for the account itself in a browser
 */
export async function listAccessTokens(
  { viewer, database }: Pick<Context, 'viewer' | 'database'>,
  accountId: string,
): Promise<AccessToken[]> {
  if (requireViewer(viewer).accountId !== accountId) throw forbidden();
  return database.find(AccessToken, { where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
}

/**
 * Ends a token of the viewer's account: the next request with it is refused.
 * @throws UserError ACCESS_TOKEN_NOT_FOUND, for other accounts' too
 */
export async function revokeAccessToken(context: Context, { id }: { id: string }): Promise<string> {
  const { accountId } = requireViewer(context.viewer);
  await transaction(context.database, async (manager) => {
    const { affected } = isUuid(id) ? await manager.delete(AccessToken, { id, accountId }) : { affected: 0 };
    if (!affected) throw new UserError(ErrorCode.ACCESS_TOKEN_NOT_FOUND);
    const action = AccountActivityAction.ACCESS_TOKEN_REVOKED;
    await recordAccountActivity(context, manager, { accountId, action });
  });
  context.log.info({ accountId, accessTokenId: id }, 'access token revoked');
  return id;
}

/** The names of the tokens that work, the newest first. */
export async function listLiveAccessTokenNames(
  database: EntityManager,
  clock: Clock,
  accountId: string,
): Promise<string[]> {
  const works = [{ expiresAt: IsNull() }, { expiresAt: MoreThan(clock.now()) }];
  const tokens = await database.find(AccessToken, {
    where: works.map((condition) => ({ accountId, ...condition })),
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return tokens.map(({ name }) => name);
}

/** Of an account that changes hands, or that no program may act for any more. */
export async function deleteAccessTokensOf(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(AccessToken, { accountId });
}

/** Deletes the tokens that expired a month ago. */
export async function deleteExpiredAccessTokens(database: EntityManager, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - EXPIRED_LISTED_FOR);
  await deleteInBatches(database, AccessToken, { expiresAt: LessThanOrEqual(before) });
}
