import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { createDataSource } from '../platform/database/connection/data-source.js';
import type { DatabaseOptions } from '../platform/database/connection/database-options.js';
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
  return onPostgres(config, log, ({ directUrl }) => work({ ...tables, url: directUrl, poolSize: 2 }));
}

/** Where the server's database is, for what needs no tables of this version. */
export interface Postgres {
  /** As the server connects. */
  url: string;
  /** Without a pooler between. */
  directUrl: string;
  /** In words for a person; without any password. */
  place: string;
}

/**
 * Works with the server's PostgreSQL, whatever its database has.
 * @throws StartError with one sentence for the operator
 */
export async function onPostgres<Result>(
  config: Config,
  log: Log,
  work: (postgres: Postgres) => Promise<Result>,
): Promise<Result> {
  const { url, place, stop } = await findPostgres(config, log);
  try {
    return await work({ url, directUrl: config.databaseListenUrl ?? url, place });
  } catch (error) {
    throw explainConnectionFailure(error, place);
  } finally {
    await stop();
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
  if (url) return { url, place: config.dataDir, stop: async () => {} };
  const started = await startEmbedded(config, log);
  // As beside a running server: with the rights of the product's role, and as the superuser where a command needs that.
  return { ...started, url: (await findRunningPostgres(config.dataDir)) ?? started.url };
}
