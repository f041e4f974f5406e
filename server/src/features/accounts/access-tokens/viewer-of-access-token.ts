import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import type { BatchContext, Services } from '../../context.js';
import { IS_BLOCKED } from '../email-addresses/is-blocked.js';
import { noteLastUse } from '../sessions/note-last-use.js';
import { hashKey, hashOfToken } from '../token-hash.js';
import { type Viewer, viewerColumns, viewerOf } from '../viewer.js';
import { AccessToken } from './access-token.entity.js';
import { isTokenSecret } from './token-secret.js';

/** Why a token is refused. UNKNOWN: it was revoked, or never was one. BLOCKED: its account is. */
export type TokenRefusal = 'MALFORMED' | 'UNKNOWN' | 'EXPIRED' | 'BLOCKED';

/**
 * The viewer of an access token, or the reason why there is none. A mistyped one is refused without a look into the
 * database.
 */
export async function viewerOfAccessToken(
  { batches }: Pick<Services, 'batches'>,
  secret: string,
): Promise<Viewer | TokenRefusal> {
  if (!isTokenSecret(secret)) return 'MALFORMED';
  return batches.add(viewersOfAccessTokens, hashOfToken(secret));
}

/** As sessions are looked up: those that wait are asked for together. */
async function viewersOfAccessTokens(
  { database, services }: BatchContext,
  tokenHashes: readonly Buffer[],
): Promise<(Viewer | TokenRefusal)[]> {
  const now = services.clock.now();
  const found = await findAccessTokens(database, tokenHashes);
  const live = found.filter((token) => refusalOf(token, now) === null);
  await noteLastUse(database, 'access_tokens', live, now);
  const byHash = new Map(found.map((row) => [hashKey(row.tokenHash), row]));
  return tokenHashes.map((hash) => {
    const row = byHash.get(hashKey(hash));
    if (!row) return 'UNKNOWN';
    return refusalOf(row, now) ?? viewerOf(row, row.scopes, row.name);
  });
}

async function findAccessTokens(database: EntityManager, tokenHashes: readonly Buffer[]) {
  const token = columnsOf(database, AccessToken).only(
    'tokenHash',
    'name',
    'scopes',
    'lastUsedAt',
    'expiresAt',
  );
  const columns = viewerColumns(database).and(token);
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql}, ${IS_BLOCKED} AS "isBlocked"
     FROM access_tokens JOIN accounts ON accounts.id = account_id WHERE token_hash = ANY($1)`,
    [tokenHashes],
  );
  return rows as ((typeof rows)[number] & { isBlocked: boolean })[];
}

/** Tokens that work, with what of their accounts makes a viewer. */
export async function findLiveAccessTokens(
  database: EntityManager,
  now: Date,
  tokenHashes: readonly Buffer[],
) {
  const found = await findAccessTokens(database, tokenHashes);
  return found.filter((token) => refusalOf(token, now) === null);
}

function refusalOf(
  { expiresAt, isBlocked }: { expiresAt: Date | null; isBlocked: boolean },
  now: Date,
): TokenRefusal | null {
  if (isBlocked) return 'BLOCKED';
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : null;
}
