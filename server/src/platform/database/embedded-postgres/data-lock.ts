import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../start-error.js';
import { connect } from './product-database.js';

/** Milliseconds before the second attempt to reach a PostgreSQL that has ended. Each later gap is twice the one before. */
const FIRST_GAP = 250;
const LONGEST_GAP = 5_000;

/** The work while this process uses the data. */
interface Guard {
  /** Starts PostgreSQL again where it has ended. It never rejects. */
  revive(): Promise<void>;
  /** Aborted when the process uses the data no more. */
  signal: AbortSignal;
}

/** Any number will do, as long as every process takes the same one. */
const LOCK_KEY = 7_826_771;

/**
 * Makes this process the only one that uses the data of a running PostgreSQL, until the guard's signal is aborted, and has
 * PostgreSQL started again when it ends before that. PostgreSQL frees the lock when the process ends, however it ends.
 * @returns false while PostgreSQL accepts no connections, such as while it stops
 * @throws StartError where another process uses the data of this folder
 */
export async function lockData(url: string, folder: string, guard: Guard): Promise<boolean> {
  try {
    const client = await connect(url);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [LOCK_KEY]);
    if (rows[0].locked) {
      client.once('end', () => lockAgain(url, folder, guard));
      return true;
    }
    await client.end();
  } catch (error) {
    // 28...: the password is wrong, which does not pass.
    if (/^28/.test((error as { code?: string }).code ?? '')) throw error;
    return false;
  }
  throw new StartError(
    `Another process uses the database in ${folder}. To run a second one, set DATA_DIR to a folder of its own, ` +
      'or DATABASE_URL to a PostgreSQL that both can share.',
  );
}

/**
 * When one of PostgreSQL's processes crashes it ends every connection, and is back after a moment. When PostgreSQL itself
 * was killed, or the disk is full, it ends.
 */
async function lockAgain(url: string, folder: string, guard: Guard): Promise<void> {
  for (let gap = FIRST_GAP; !guard.signal.aborted; gap = Math.min(2 * gap, LONGEST_GAP)) {
    await delay(gap, undefined, { ref: false });
    await guard.revive();
    if (await lockData(url, folder, guard).catch(() => false)) return;
  }
}
