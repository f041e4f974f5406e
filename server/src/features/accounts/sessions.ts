import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { Account } from './account.entity.js';
import { Session } from './session.entity.js';
import type { Viewer } from './viewer.js';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** A session ends when it was not used for this long, in milliseconds. */
export const SESSION_IDLE_LIMIT = 14 * DAY;
/** A session ends this long after sign-in however much it is used, in milliseconds. */
export const SESSION_ABSOLUTE_LIMIT = 90 * DAY;

/**
 * Stores a new session for an account; the one that the browser held before is over.
 * @returns its token, 256 random bits that are kept nowhere but in the browser (see enterSession)
 */
export async function startSession(
  { clock, browserSession }: Context,
  manager: EntityManager,
  accountId: string,
): Promise<string> {
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  if (browserSession.token) await manager.delete(Session, { tokenHash: hashOf(browserSession.token) });
  await manager.insert(Session, { tokenHash: hashOf(token), accountId, createdAt: now, lastSeenAt: now });
  return token;
}

/** Makes the account the viewer, now and with the browser's next requests. Call it once the session is stored for good. */
export function enterSession(context: Context, account: Account, token: string): void {
  context.browserSession.remember(token, new Date(context.clock.now().getTime() + SESSION_ABSOLUTE_LIMIT));
  context.viewer = { accountId: account.id, role: account.role };
}

/** Ends the browser's session, on the server and in the browser. */
export async function leaveSession(context: Context): Promise<void> {
  const { token } = context.browserSession;
  if (token) await context.database.delete(Session, { tokenHash: hashOf(token) });
  context.browserSession.forget();
  context.viewer = null;
}

/**
 * Who a browser's token stands for; null for a token that is unknown or past its limits.
 * Its use is noted at most once a minute, so that reading pages does not write to the database each time.
 */
export async function viewerOfSession(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  token: string,
): Promise<Viewer | null> {
  const now = clock.now().getTime();
  const tokenHash = hashOf(token);
  const session = await database
    .createQueryBuilder(Session, 'session')
    .innerJoin(Account, 'account', 'account.id = session.accountId')
    .select([
      'session.account_id AS "accountId"',
      'account.role AS role',
      'session.last_seen_at AS "lastSeenAt"',
    ])
    .where('session.tokenHash = :tokenHash', { tokenHash })
    .andWhere('session.lastSeenAt > :idleSince', { idleSince: new Date(now - SESSION_IDLE_LIMIT) })
    .andWhere('session.createdAt > :startedSince', { startedSince: new Date(now - SESSION_ABSOLUTE_LIMIT) })
    .getRawOne<Viewer & { lastSeenAt: Date }>();
  if (!session) return null;
  if (now - session.lastSeenAt.getTime() >= MINUTE) {
    await database.update(Session, { tokenHash }, { lastSeenAt: new Date(now) });
  }
  return { accountId: session.accountId, role: session.role };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
