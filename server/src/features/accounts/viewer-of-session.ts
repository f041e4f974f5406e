import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import { repeatable } from '../../platform/database/lost-connections.js';
import type { BatchContext, Services } from '../context.js';
import { Account } from './account.entity.js';
import { Session } from './session.entity.js';
import { sessionLimits } from './sessions.js';
import { hashKey, hashOfToken } from './token-hash.js';
import { type Viewer, viewerColumns, viewerOf } from './viewer.js';

const MINUTE = 60 * 1000;

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
  const now = services.clock.now();
  const sessions = await findLiveSessions(database, now, tokenHashes);
  const unnoted = sessions.filter(({ lastSeenAt }) => now.getTime() - lastSeenAt.getTime() >= MINUTE);
  await noteUse(database, unnoted, now);
  const byHash = new Map(sessions.map((session) => [hashKey(session.tokenHash), session]));
  return tokenHashes.map((hash) => {
    const session = byHash.get(hashKey(hash));
    return session ? viewerOf(session, null) : null;
  });
}

/** Sessions within their limits, with what of their accounts makes a viewer. */
export async function findLiveSessions(database: EntityManager, now: Date, tokenHashes: readonly Buffer[]) {
  const account = columnsOf(database, Account).only(...viewerColumns);
  const columns = account.and(columnsOf(database, Session).only('lastSeenAt', 'tokenHash'));
  const { usedSince, begunSince } = sessionLimits(now);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM sessions JOIN accounts ON accounts.id = account_id
     WHERE token_hash = ANY($1) AND last_seen_at > $2 AND sessions.created_at > $3`,
    [tokenHashes, usedSince, begunSince],
  );
}

/** Waits for nobody: a session that is locked is being noted, or ended, by another request. */
async function noteUse(
  database: EntityManager,
  sessions: readonly Pick<Session, 'tokenHash'>[],
  now: Date,
): Promise<void> {
  if (sessions.length === 0) return;
  await repeatable(() =>
    database.query(
      `UPDATE sessions SET last_seen_at = $2 WHERE token_hash IN (
         SELECT token_hash FROM sessions WHERE token_hash = ANY($1) FOR NO KEY UPDATE SKIP LOCKED
       )`,
      [sessions.map(({ tokenHash }) => tokenHash), now],
    ),
  );
}
