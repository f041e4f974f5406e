import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { createDataSource, type DatabaseOptions } from '../platform/database/data-source.js';
import { findRunningPostgres } from '../platform/database/embedded-postgres/running-postgres.js';
import { requireMigrated } from '../platform/database/unknown-migrations.js';
import type { Log } from '../platform/log.js';
import { describe, explainConnectionFailure, startEmbedded } from '../start/database.js';
import { tables } from '../tables.js';

export interface CommandDatabase {
  dataSource: DataSource;
  /** Without a pooler between: sessions of it are PostgreSQL's own. */
  directUrl: string;
  close(): Promise<void>;
}

/**
 * The server's database, as the server has migrated it: a command neither makes a database nor changes its version.
 * @throws StartError with one sentence for the operator
 */
export async function openCommandDatabase(config: Config, log: Log): Promise<CommandDatabase> {
  const server = await findPostgres(config, log);
  const dataSource = createDataSource({ ...tables, url: server.url, poolSize: 2 });
  const close = async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await server.stop();
  };
  try {
    await dataSource.initialize();
    await requireMigrated(dataSource);
  } catch (error) {
    await close();
    throw explainConnectionFailure(error, server.place);
  }
  return { dataSource, directUrl: config.databaseListenUrl ?? server.url, close };
}

/**
 * Works on the migrations of the server's database, whatever its version.
 * @throws StartError with one sentence for the operator
 */
export async function onMigrations<Result>(
  config: Config,
  log: Log,
  work: (options: DatabaseOptions) => Promise<Result>,
): Promise<Result> {
  const server = await findPostgres(config, log);
  try {
    return await work({ ...tables, url: config.databaseListenUrl ?? server.url, poolSize: 2 });
  } catch (error) {
    throw explainConnectionFailure(error, server.place);
  } finally {
    await server.stop();
  }
}

async function findPostgres(config: Config, log: Log) {
  const { databaseUrl } = config;
  if (!databaseUrl) return embeddedPostgres(config, log);
  return { url: databaseUrl, place: describe(databaseUrl), stop: async () => {} };
}

/** That of the server where it runs. Two processes cannot start it on the same data. */
async function embeddedPostgres(config: Config, log: Log) {
  const url = await findRunningPostgres(config.dataDir);
  return url ? { url, place: config.dataDir, stop: async () => {} } : startEmbedded(config, log);
}
