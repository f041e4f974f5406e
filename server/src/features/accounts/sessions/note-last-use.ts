import type { EntityManager } from 'typeorm';
import { repeatable } from '../../../platform/database/connection/repeatable.js';
import { databaseOf } from '../../../platform/database/database.js';

const MINUTE = 60 * 1000;

interface Used {
  tokenHash: Buffer;
  /** Null: it was never used. */
  lastUsedAt: Date | null;
}

/** The column that has the time of the last use. */
const columnOf = { sessions: 'last_seen_at', access_tokens: 'last_used_at', door_passes: 'last_used_at' };

/**
 * Stores that sessions, access tokens or door passes are used now, at most once a minute each: reading pages does not write to the
 * database each time. It waits for no lock: another request notes the use of a row that is locked, or ends it.
 */
export async function noteLastUse(
  database: EntityManager,
  table: keyof typeof columnOf,
  used: readonly Used[],
  now: Date,
): Promise<void> {
  const unnoted = used.filter(({ lastUsedAt }) => now.getTime() - (lastUsedAt?.getTime() ?? 0) >= MINUTE);
  if (unnoted.length === 0) return;
  await repeatable(() =>
    databaseOf(database.connection).write(
      `UPDATE ${table} SET ${columnOf[table]} = $2 WHERE token_hash IN (
         SELECT token_hash FROM ${table} WHERE token_hash = ANY($1) FOR NO KEY UPDATE SKIP LOCKED
       )`,
      [unnoted.map(({ tokenHash }) => tokenHash), now],
    ),
  );
}
