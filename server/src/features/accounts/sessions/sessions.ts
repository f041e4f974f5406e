import { randomBytes } from 'node:crypto';
import { type EntityManager, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { Clock } from '../../../platform/clock.js';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import type { Account } from '../account.entity.js';
import type { AccountActivityAction } from '../account-activity/account-activity-action.js';
import { recordAccountActivity } from '../account-activity/record-account-activity.js';
import { IS_BLOCKED } from '../email-addresses/is-blocked.js';
import { hashOfToken } from '../token-hash.js';
import { deviceName } from './device-name.js';
import { Session } from './session.entity.js';
import { type TeamRoles, teamRoles } from './team-roles.js';

/** More than anybody uses. It bounds what one account stores by signing in again and again. */
export const MAX_SESSIONS = 100;

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** A session ends when it was not used for this long, in milliseconds. */
const SESSION_IDLE_LIMIT = 14 * DAY;
/** A session ends this long after sign-in however much it is used, in milliseconds. */
const SESSION_ABSOLUTE_LIMIT = 90 * DAY;
/** For actions that cannot be undone: a person may have left a signed-in browser. In milliseconds. */
const SIGN_IN_RECENT_FOR = 10 * MINUTE;

export interface StartedSession {
  /** 256 random bits that only the browser stores. */
  token: string;
  teamRoles: TeamRoles;
}

/**
 * Stores a new session for an account; the one that the browser held before is over, and so is the account's oldest
 * where it has 100. Every way to sign in leads here.
 * @param action by which the account signs in, for its activity
 * @throws UserError ACCOUNT_BLOCKED
 */
export async function startSession(
  context: Context,
  manager: EntityManager,
  accountId: string,
  action: AccountActivityAction,
): Promise<StartedSession> {
  const { services, browserSession } = context;
  const now = services.clock.now();
  const token = randomBytes(32).toString('base64url');
  const ownHash = browserSession.token ? hashOfToken(browserSession.token) : null;
  // Sign-ins of one account take turns, so that each counts the others' sessions.
  const [account] = await manager.query<{ isBlocked: boolean; teamRoles: TeamRoles }[]>(
    `SELECT ${IS_BLOCKED} AS "isBlocked", ${teamRoles.sql} FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
    [accountId],
  );
  if (account?.isBlocked) throw new UserError(ErrorCode.ACCOUNT_BLOCKED);
  await manager.query(
    `DELETE FROM sessions WHERE token_hash = $1 OR token_hash IN (
       SELECT token_hash FROM sessions WHERE account_id = $2 AND token_hash IS DISTINCT FROM $1
       ORDER BY created_at DESC, id DESC OFFSET $3
     )`,
    [ownHash, accountId, MAX_SESSIONS - 1],
  );
  await manager.insert(Session, {
    tokenHash: hashOfToken(token),
    id: newId(),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    device: deviceName(browserSession.userAgent),
  });
  await recordAccountActivity(context, manager, { accountId, action });
  return { token, teamRoles: account?.teamRoles ?? {} };
}

/** Makes the account the viewer, now and with the browser's next requests. Call it once the session is stored for good. */
export function enterSession(context: Context, account: Account, { token, teamRoles }: StartedSession): void {
  context.browserSession.remember(
    token,
    new Date(context.services.clock.now().getTime() + SESSION_ABSOLUTE_LIMIT),
  );
  // Later reads in this request, such as which session is this browser's, see the new one.
  context.browserSession = { ...context.browserSession, token };
  context.viewer = {
    accountId: account.id,
    email: account.email,
    role: account.role,
    emailVerified: account.emailVerifiedAt !== null,
    nameConfirmed: account.nameConfirmed,
    defaultNameShown: account.defaultNameShown,
    scopes: null,
    teamRoles,
  };
}

/**
 * Whether the browser's session began, by a sign-in, at most ten minutes ago. A session's use does not make it younger.
 */
export async function hasSignedInRecently({
  database,
  services,
  browserSession,
}: Pick<Context, 'database' | 'services' | 'browserSession'>): Promise<boolean> {
  if (!browserSession.token) return false;
  const earliest = new Date(services.clock.now().getTime() - SIGN_IN_RECENT_FOR);
  const tokenHash = hashOfToken(browserSession.token);
  return database.existsBy(Session, { tokenHash, createdAt: MoreThanOrEqual(earliest) });
}

/** Ends a session in the browser that has ended on the server already. */
export function clearBrowserSession(context: Context): void {
  context.browserSession.clear();
  context.viewer = null;
}

/** Ends all sessions of an account, on all devices, also those of other people who are signed in to it. */
export async function endSessionsOf(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(Session, { accountId });
}

/** The instants since which a session must have been used, and have begun, to be within its limits. */
export function sessionLimits(now: Date): { usedSince: Date; begunSince: Date } {
  return {
    usedSince: new Date(now.getTime() - SESSION_IDLE_LIMIT),
    begunSince: new Date(now.getTime() - SESSION_ABSOLUTE_LIMIT),
  };
}

/** Which sessions are within their limits. */
export function liveSessions(now: Date) {
  const { usedSince, begunSince } = sessionLimits(now);
  return { lastSeenAt: MoreThan(usedSince), createdAt: MoreThan(begunSince) };
}

/** Deletes the sessions that are past their limits: they are of no use any more. */
export async function deleteEndedSessions(database: EntityManager, clock: Clock): Promise<void> {
  const { usedSince, begunSince } = sessionLimits(clock.now());
  await deleteInBatches(database, Session, [
    { lastSeenAt: LessThanOrEqual(usedSince) },
    { createdAt: LessThanOrEqual(begunSince) },
  ]);
}
