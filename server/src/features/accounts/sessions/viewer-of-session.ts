import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import type { BatchContext, Services } from '../../context.js';
import { IS_BLOCKED } from '../email-addresses/is-blocked.js';
import { hashKey, hashOfToken } from '../token-hash.js';
import { type Viewer, viewerColumns, viewerOf } from '../viewer.js';
import { noteLastUse } from './note-last-use.js';
import { Session } from './session.entity.js';
import { sessionLimits } from './sessions.js';

/** The viewer of a browser's token; null for a token that is unknown or past its limits. */
export function viewerOfSession(
  { batches }: Pick<Services, 'batches'>,
  token: string,
): Promise<Viewer | null> {
  return batches.add(viewersOfSessions, hashOfToken(token));
}

/**
 * Every request begins with this, so those that wait are asked for together, and in SQL: building the query takes
 * TypeORM longer than asking it.
 */
async function viewersOfSessions(
  { database, services }: BatchContext,
  tokenHashes: readonly Buffer[],
): Promise<(Viewer | null)[]> {
  const now = services.clock.now();
  const sessions = await findLiveSessions(database, now, tokenHashes);
  const used = sessions.map(({ tokenHash, lastSeenAt }) => ({ tokenHash, lastUsedAt: lastSeenAt }));
  await noteLastUse(database, 'sessions', used, now);
  const byHash = new Map(sessions.map((session) => [hashKey(session.tokenHash), session]));
  return tokenHashes.map((hash) => {
    const session = byHash.get(hashKey(hash));
    return session ? viewerOf(session, null) : null;
  });
}

/** Sessions within their limits, of accounts that are not blocked, with what of their accounts makes a viewer. */
export async function findLiveSessions(database: EntityManager, now: Date, tokenHashes: readonly Buffer[]) {
  const session = columnsOf(database, Session).only('lastSeenAt', 'tokenHash');
  const columns = viewerColumns(database).and(session);
  const { usedSince, begunSince } = sessionLimits(now);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM sessions JOIN accounts ON accounts.id = account_id
     WHERE token_hash = ANY($1) AND last_seen_at > $2 AND sessions.created_at > $3 AND NOT ${IS_BLOCKED}`,
    [tokenHashes, usedSince, begunSince],
  );
}
