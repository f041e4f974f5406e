import { type FindOptionsWhere, In, Not } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { forbidden, requireViewer } from '../access-rules.js';
import { Account } from '../account.entity.js';
import { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { recordAccountActivity } from '../account-activity/record-account-activity.js';
import { hashOfToken } from '../token-hash.js';
import { Session } from './session.entity.js';
import { liveSessions, MAX_SESSIONS } from './sessions.js';

export interface BrowserSessionRow extends Pick<Session, 'id' | 'createdAt' | 'lastSeenAt' | 'device'> {
  isCurrent: boolean;
}

/**
 * Where an account is signed in, the latest used first.
 * @throws RequestError UNAUTHENTICATED, FORBIDDEN but for the account itself by a browser's session
 */
export async function listSessions(context: Context, accountId: string): Promise<BrowserSessionRow[]> {
  const tokenHash = ownTokenHash(context);
  if (requireViewer(context.viewer).accountId !== accountId) throw forbidden();
  const sessions = await context.database.find(Session, {
    where: { accountId, ...liveSessions(context.services.clock.now()) },
    order: { lastSeenAt: 'DESC', id: 'DESC' },
    take: MAX_SESSIONS,
  });
  return seenFrom(tokenHash, sessions);
}

/** The viewer's own sessions with these ids; null for another's, and for one that has ended. */
export const ownSessions: BatchFunction<Context, string, BrowserSessionRow | null> = async (context, ids) => {
  const tokenHash = ownTokenHash(context);
  const { accountId } = requireViewer(context.viewer);
  const live = liveSessions(context.services.clock.now());
  const sessions = await context.database.findBy(Session, { id: In([...ids]), accountId, ...live });
  return rowOfEach(ids, seenFrom(tokenHash, sessions));
};

function seenFrom(tokenHash: Buffer, sessions: readonly Session[]): BrowserSessionRow[] {
  return sessions.map(({ tokenHash: hash, ...session }) => ({
    ...session,
    isCurrent: hash.equals(tokenHash),
  }));
}

/**
 * Ends another session of the viewer's account; their own they end by signing out.
 * @throws UserError SESSION_NOT_FOUND, for other accounts' too
 */
export async function endSession(context: Context, { id }: { id: string }): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  const others = { accountId, tokenHash: Not(ownTokenHash(context)) };
  if (!isUuid(id) || !(await endSessions(context, { id, ...others }))) {
    throw new UserError(ErrorCode.SESSION_NOT_FOUND);
  }
  context.log.info({ accountId }, 'another session ended');
  return context.database.findOneByOrFail(Account, { id: accountId });
}

/** Signs the viewer out everywhere but in this browser. */
export async function endOtherSessions(context: Context): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  await endSessions(context, { accountId, tokenHash: Not(ownTokenHash(context)) });
  context.log.info({ accountId }, 'all other sessions ended');
  return context.database.findOneByOrFail(Account, { id: accountId });
}

/** @returns whether there were such sessions */
function endSessions(
  context: Context,
  sessions: FindOptionsWhere<Session> & { accountId: string },
): Promise<boolean> {
  return transaction(context.database, async (manager) => {
    const { affected } = await manager.delete(Session, sessions);
    if (!affected) return false;
    const action = AccountActivityAction.SESSION_ENDED;
    await recordAccountActivity(context, manager, { accountId: sessions.accountId, action });
    return true;
  });
}

/**
 * @throws RequestError FORBIDDEN for a request without a browser's session
 */
function ownTokenHash({ viewer, browserSession: { token } }: Context): Buffer {
  requireViewer(viewer);
  if (!token) throw forbidden();
  return hashOfToken(token);
}
