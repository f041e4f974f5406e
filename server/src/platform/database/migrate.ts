import type { DataSource } from 'typeorm';
import { APPLICATION_NAME } from '../jobs/queue-settings.js';
import { StartError } from '../start-error.js';
import { createDataSource } from './connection/data-source.js';
import type { DatabaseOptions, TimeLimits } from './connection/database-options.js';
import { knownMigrations, refuseNewerVersion } from './unknown-migrations.js';

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
  await withLock(options, async (database) => {
    await database.runMigrations({ transaction: 'each' });
    await whileLocked?.();
  });
}

/**
 * Undoes the migrations after the named one, the latest first, each in a transaction of its own. No server may run
 * meanwhile: it would use tables that do not exist any more.
 * @returns the names of those that are undone
 * @throws StartError when no migration of that name has run, or a server runs
 */
export async function migrateDown(options: DatabaseOptions, name: string): Promise<string[]> {
  return withLock(options, async (database) => {
    const { done } = await statusOf(database);
    const kept = done.indexOf(name) + 1;
    if (kept === 0) throw new StartError(`No migration ${name} has run on this database.`);
    const undone = done.slice(kept).reverse();
    if (undone.length > 0) await requireNoServer(database);
    for (const _ of undone) await database.undoLastMigration({ transaction: 'each' });
    return undone;
  });
}

/** The migrations that this program knows, in their order. */
export interface MigrationStatus {
  done: string[];
  pending: string[];
}

/** @throws StartError when a newer version has migrated the database */
export function migrationStatus(options: DatabaseOptions): Promise<MigrationStatus> {
  return withLock(options, statusOf);
}

async function statusOf(database: DataSource): Promise<MigrationStatus> {
  const known = knownMigrations(database);
  const [table] = await database.query(`SELECT to_regclass('migrations') AS name`);
  const rows = table.name ? await database.query<{ name: string }[]>('SELECT name FROM migrations') : [];
  const ran = new Set(rows.map((row) => row.name));
  return { done: known.filter((each) => ran.has(each)), pending: known.filter((each) => !ran.has(each)) };
}

const SERVERS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 LIMIT 1`;

async function requireNoServer(database: DataSource): Promise<void> {
  const servers = await database.query<object[]>(SERVERS, [APPLICATION_NAME]);
  if (servers.length > 0)
    throw new StartError('A server uses this database: stop all of its processes first.');
}

/** Of all processes only one works on the tables. */
async function withLock<Result>(
  options: DatabaseOptions,
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  const database = createDataSource({ ...options, poolSize: 2, timeLimits: noTimeLimits });
  await database.initialize();
  const lock = database.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerVersion(lock, knownMigrations(database));
    const result = await work(database);
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return result;
  } finally {
    await lock.release();
    await database.destroy();
  }
}
