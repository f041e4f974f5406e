import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that a read waits for the replica to catch up, before it goes to the primary. */
const PATIENCE = 100;

/** Asks a server for the only row of a statement. */
export type Ask = (sql: string) => Promise<PositionRow[]>;

interface PositionRow {
  position: string | null;
}

/**
 * How far the primary has written, in bytes of its log: all that is committed is before. Commits that do not wait for the
 * disk are in the log, and not in its flushed part yet (PostgreSQL manual, 9.28.3).
 */
export async function currentPosition(primary: Ask): Promise<bigint> {
  return positionOf(
    await primary(
      `SELECT CASE current_setting('synchronous_commit')
         WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn()
       END - '0/0'::pg_lsn AS position`,
    ),
  );
}

/**
 * Up to where of the primary's log a replica shows all that is committed.
 * @throws Error when it is no replica, or no longer: a primary of its own would never show what the other commits
 */
export async function replayedPosition(replica: Ask): Promise<bigint> {
  return positionOf(
    await replica(
      `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() - '0/0'::pg_lsn END AS position`,
    ),
  );
}

/**
 * Waits until a replica shows what is committed up to `position`.
 * @throws Error when it does not within 100 ms
 */
export async function untilReplayed(position: bigint, replayed: () => Promise<bigint>): Promise<void> {
  const waiting = new AbortController();
  const look = async () => {
    for (let gap = 1; (await replayed()) < position; gap *= 2) await delay(gap, undefined, waiting);
  };
  const giveUp = async () => {
    await delay(PATIENCE, undefined, waiting);
    throw new Error(`The replica is more than ${PATIENCE} ms behind`);
  };
  try {
    await Promise.race([look(), giveUp()]);
  } finally {
    waiting.abort();
  }
}

function positionOf([row]: PositionRow[]): bigint {
  if (!row?.position)
    throw new Error('DATABASE_READ_URL is not a replica that receives the log of DATABASE_URL');
  return BigInt(row.position);
}
