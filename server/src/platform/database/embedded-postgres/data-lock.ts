import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../start-error.js';
import { connect } from './product-database.js';

/** Any number will do, as long as every process takes the same one. */
const LOCK_KEY = 7_826_771;

/**
 * Makes this process the only one that uses the data of a running PostgreSQL, until `signal` is aborted. PostgreSQL
 * frees the lock when the process ends, however it ends.
 * @returns false while PostgreSQL accepts no connections, such as while it stops
 * @throws StartError where another process uses the data of this folder
 */
export async function lockData(url: string, folder: string, signal: AbortSignal): Promise<boolean> {
  try {
    const client = await connect(url);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [LOCK_KEY]);
    if (rows[0].locked) {
      client.once('end', () => lockAgain(url, folder, signal));
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

/** When one of PostgreSQL's processes crashes it ends every connection, and is back after a moment. */
async function lockAgain(url: string, folder: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(500, undefined, { ref: false });
    if (await lockData(url, folder, signal).catch(() => false)) return;
  }
}
