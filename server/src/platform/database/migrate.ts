import { StartError } from '../start-error.js';
import { createDataSource, type DatabaseOptions, type TimeLimits } from './data-source.js';
import { isForNewerVersion, knownMigrations } from './unknown-migrations.js';

/** Any number that nothing else locks; all processes of the product take the same one. */
const MIGRATION_LOCK = 7_428_001;

/** A migration of a large table takes as long as it takes, and so does waiting for another process's. */
const noTimeLimits: TimeLimits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/**
 * Brings the database up to date, then runs `whileLocked` (filling a new database, say).
 * One process at a time: the others wait for it, and then find nothing left to do.
 * @throws StartError when a newer version has migrated the database
 */
export async function migrate(options: DatabaseOptions, whileLocked?: () => Promise<void>): Promise<void> {
  const database = createDataSource({ ...options, poolSize: 2, timeLimits: noTimeLimits });
  await database.initialize();
  const lock = database.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isForNewerVersion(lock, knownMigrations(database))) {
      throw new StartError(
        'This database is for a newer version. Start that version, or restore a backup of this one.',
      );
    }
    await database.runMigrations({ transaction: 'each' });
    await whileLocked?.();
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await lock.release();
    await database.destroy();
  }
}
