import { randomBytes } from 'node:crypto';
import { type EntityManager, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { Clock } from '../../platform/clock.js';
import { columnsOf } from '../../platform/database/columns.js';
import type { BatchContext, Context, Services } from '../context.js';
import { Account } from './account.entity.js';
import { deviceName } from './device-name.js';
import { Session } from './session.entity.js';
import { hashOfToken } from './token-hash.js';
import { type Viewer, viewerColumns, viewerOf } from './viewer.js';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** A session ends when it was not used for this long, in milliseconds. */
const SESSION_IDLE_LIMIT = 14 * DAY;
/** A session ends this long after sign-in however much it is used, in milliseconds. */
const SESSION_ABSOLUTE_LIMIT = 90 * DAY;
/** For what cannot be undone: somebody may have left a signed-in browser. In milliseconds. */
const SIGN_IN_RECENT_FOR = 10 * MINUTE;

/**
 * Stores a new session for an account; the one that the browser held before is over.
 * @returns its token, 256 random bits that only the browser stores (see enterSession)
 */
export async function startSession(
  { services, browserSession }: Context,
  manager: EntityManager,
  accountId: string,
): Promise<string> {
  const now = services.clock.now();
  const token = randomBytes(32).toString('base64url');
  if (browserSession.token) await manager.delete(Session, { tokenHash: hashOfToken(browserSession.token) });
  await manager.insert(Session, {
    tokenHash: hashOfToken(token),
    id: newId(),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    device: deviceName(browserSession.userAgent),
  });
  return token;
}

/** Makes the account the viewer, now and with the browser's next requests. Call it once the session is stored for good. */
export function enterSession(context: Context, account: Account, token: string): void {
  context.browserSession.remember(
    token,
    new Date(context.services.clock.now().getTime() + SESSION_ABSOLUTE_LIMIT),
  );
  // What is read later in this request, as which session is this browser's, is of the new one.
  context.browserSession = { ...context.browserSession, token };
  context.viewer = {
    accountId: account.id,
    email: account.email,
    role: account.role,
    emailVerified: account.emailVerifiedAt !== null,
    nameConfirmed: account.nameConfirmed,
    scopes: null,
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

/** Ends the browser's session, on the server and in the browser. */
export async function leaveSession(context: Context): Promise<void> {
  const { token } = context.browserSession;
  if (token) await context.database.delete(Session, { tokenHash: hashOfToken(token) });
  clearBrowserSession(context);
}

/** Ends a session in the browser that is gone from the server already. */
export function clearBrowserSession(context: Context): void {
  context.browserSession.clear();
  context.viewer = null;
}

/** Ends all sessions of an account, wherever its owner, or somebody else, is signed in. */
export async function endSessionsOf(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(Session, { accountId });
}

/** Which sessions are within their limits. */
export function liveSessions(now: Date) {
  return {
    lastSeenAt: MoreThan(new Date(now.getTime() - SESSION_IDLE_LIMIT)),
    createdAt: MoreThan(new Date(now.getTime() - SESSION_ABSOLUTE_LIMIT)),
  };
}

/** Deletes the sessions that are past their limits: nobody can use them any more. */
export async function deleteEndedSessions(database: EntityManager, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await database.delete(Session, [
    { lastSeenAt: LessThanOrEqual(new Date(now - SESSION_IDLE_LIMIT)) },
    { createdAt: LessThanOrEqual(new Date(now - SESSION_ABSOLUTE_LIMIT)) },
  ]);
}

/** Who a browser's token stands for; null for a token that is unknown or past its limits. */
export function viewerOfSession(
  { batches }: Pick<Services, 'batches'>,
  token: string,
): Promise<Viewer | null> {
  return batches.add(viewersOfSessions, hashOfToken(token));
}

/**
 * Every request begins with this, so those that wait are asked for together, and in SQL: building the query takes
 * TypeORM longer than asking it. A session's use is noted at most once a minute, so that reading pages does not write to
 * the database each time.
 */
async function viewersOfSessions(
  { database, services }: BatchContext,
  tokenHashes: readonly Buffer[],
): Promise<(Viewer | null)[]> {
  const now = services.clock.now().getTime();
  const account = columnsOf(database, Account).only(...viewerColumns);
  const columns = account.and(columnsOf(database, Session).only('lastSeenAt', 'tokenHash'));
  const sessions = await columns.query(
    database,
    `SELECT ${columns.sql} FROM sessions JOIN accounts ON accounts.id = account_id
     WHERE token_hash = ANY($1) AND last_seen_at > $2 AND sessions.created_at > $3`,
    [tokenHashes, new Date(now - SESSION_IDLE_LIMIT), new Date(now - SESSION_ABSOLUTE_LIMIT)],
  );
  const unnoted = sessions.filter(({ lastSeenAt }) => now - lastSeenAt.getTime() >= MINUTE);
  await noteUse(database, unnoted, new Date(now));
  const byHash = new Map(sessions.map((session) => [keyOf(session.tokenHash), session]));
  return tokenHashes.map((hash) => {
    const session = byHash.get(keyOf(hash));
    return session ? viewerOf(session, null) : null;
  });
}

/** Waits for nobody: a session that is locked is being noted, or ended, by another request. */
async function noteUse(
  database: EntityManager,
  sessions: readonly Pick<Session, 'tokenHash'>[],
  now: Date,
): Promise<void> {
  if (sessions.length === 0) return;
  await database.query(
    `UPDATE sessions SET last_seen_at = $2 WHERE token_hash IN (
       SELECT token_hash FROM sessions WHERE token_hash = ANY($1) FOR NO KEY UPDATE SKIP LOCKED
     )`,
    [sessions.map(({ tokenHash }) => tokenHash), now],
  );
}

function keyOf(tokenHash: Buffer): string {
  return tokenHash.toString('latin1');
}
