import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { createDataSource } from '../platform/database/data-source.js';
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
  const { databaseUrl, databaseListenUrl } = config;
  const server = databaseUrl
    ? { url: databaseUrl, place: describe(databaseUrl), stop: async () => {} }
    : await embeddedPostgres(config, log);
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
  return { dataSource, directUrl: databaseListenUrl ?? server.url, close };
}

/** That of the server where it runs. Two processes cannot start it on the same data. */
async function embeddedPostgres(config: Config, log: Log) {
  const url = await findRunningPostgres(config.dataDir);
  return url ? { url, place: config.dataDir, stop: async () => {} } : startEmbedded(config, log);
}
