import type { DataSource } from 'typeorm';
import { checkInstants } from '../../books/check-instants.js';
import type { Config } from '../../config/config.js';
import { findTokenEncryption } from '../../config/encryption-keys.js';
import { countLostFeeds } from '../../features/calendar/feed/lost-feeds.js';
import { systemClock } from '../../platform/clock.js';
import { createDataSource } from '../../platform/database/connection/data-source.js';
import { findData } from '../../platform/database/embedded-postgres/data-folder.js';
import { migrationStatus } from '../../platform/database/migrate.js';
import type { Log } from '../../platform/log.js';
import { StartError } from '../../platform/start-error.js';
import { checkKeys } from '../../start/check-keys.js';
import { checkPooler } from '../../start/check-pooler.js';
import { checkReplica } from '../../start/check-replica.js';
import { checkClock, checkDisk, checkJobs, checkServer } from '../../start/checks.js';
import { describe } from '../../start/database.js';
import { tables } from '../../tables.js';
import { onPostgres, type Postgres } from '../command-database.js';
import { type Finding, findingOf } from './check-report.js';

/** The findings about the database and its contents. */
export async function checkDatabase(config: Config, log: Log): Promise<Finding[]> {
  try {
    return await onPostgres(config, log, (postgres) => checkAll(config, postgres));
  } catch (error) {
    return [wrongBy('database', error)];
  }
}

async function checkAll(config: Config, postgres: Postgres): Promise<Finding[]> {
  const options = { ...tables, url: postgres.directUrl, poolSize: 2 };
  const database = await createDataSource(options).initialize();
  try {
    const { manager } = database;
    const server = await checkServer(manager, config);
    const migrations = await checkMigrations(options);
    const first = [
      ...server.map((result) => findingOf('database', result)),
      migrations,
      await checkPoolerOf(config, postgres),
      await checkReplicaOf(config, database),
      findingOf('clock', await checkClock(manager)),
      ...(await checkDataFolder(config)),
    ];
    if (migrations.state === 'wrong') return first;
    const jobs = (await checkJobs(manager)).map((result) => findingOf('jobs', result));
    const times = findingOf('times', await checkInstants(manager, systemClock.now()));
    return [...first, times, await checkKeysOf(config, database), ...jobs];
  } finally {
    await database.destroy();
  }
}

async function checkMigrations(options: Parameters<typeof migrationStatus>[0]): Promise<Finding> {
  try {
    const { done, pending } = await migrationStatus(options);
    if (pending.length === 0) {
      return { what: 'database', state: 'ok', sentence: `All ${done.length} migrations have run.` };
    }
    const those = pending.length === 1 ? '1 migration has' : `${pending.length} migrations have`;
    const sentence = `${those} not run: start the server of this version, or run turnout migrate up.`;
    return { what: 'database', state: 'wrong', sentence };
  } catch (error) {
    return wrongBy('database', error);
  }
}

async function checkPoolerOf(
  { databaseUrl, databaseListenUrl }: Config,
  { place }: Postgres,
): Promise<Finding> {
  if (!databaseUrl) return { what: 'pooler', state: 'off', sentence: 'The embedded PostgreSQL has none.' };
  try {
    await checkPooler(databaseUrl, { place, listenUrl: databaseListenUrl });
    return { what: 'pooler', state: 'ok', sentence: 'Prepared statements and notifications arrive.' };
  } catch (error) {
    return wrongBy('pooler', error);
  }
}

async function checkReplicaOf({ databaseReadUrl }: Config, { manager }: DataSource): Promise<Finding> {
  if (!databaseReadUrl)
    return { what: 'replica', state: 'off', sentence: 'The database itself answers reads.' };
  return findingOf('replica', await checkReplica(manager, databaseReadUrl, describe(databaseReadUrl)));
}

async function checkKeysOf(config: Config, { manager }: DataSource): Promise<Finding> {
  const encryption = await findTokenEncryption(config);
  if (!encryption) {
    return { what: 'keys', state: 'off', sentence: 'Nothing is encrypted yet: there is no key.' };
  }
  try {
    await checkKeys(config, manager, encryption);
    const lostFeeds = await countLostFeeds(manager, encryption);
    const sentence =
      lostFeeds === 0
        ? 'The key is that of what is stored.'
        : `${lostFeeds} people cannot be shown the address of their calendar feed again: its key is not here.`;
    return { what: 'keys', state: 'ok', sentence };
  } catch (error) {
    return wrongBy('keys', error);
  }
}

/** The embedded database may lie elsewhere than DATA_DIR. */
async function checkDataFolder({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  const folder = databaseUrl ? undefined : await findData(dataDir);
  return folder ? [findingOf('disk', await checkDisk(folder))] : [];
}

/** @throws what is no message for the operator */
function wrongBy(what: string, error: unknown): Finding {
  if (!(error instanceof StartError)) throw error;
  return { what, state: 'wrong', sentence: error.message };
}
