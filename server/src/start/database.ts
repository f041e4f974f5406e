import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { isUntrusted } from '../platform/database/connection/connection-loss.js';
import { createDataSource } from '../platform/database/connection/data-source.js';
import type { DatabaseOptions } from '../platform/database/connection/database-options.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from '../platform/database/migrate.js';
import { Replica } from '../platform/database/replica/replica.js';
import { BusyError } from '../platform/errors/request-errors.js';
import type { Log } from '../platform/log.js';
import { tables } from '../tables.js';
import { checkPooler } from './check-pooler.js';
import { unusableDatabase, waitForDatabase } from './wait-for-database.js';

export interface OpenDatabase {
  dataSource: DataSource;
  /** Null where there is none. */
  replica: Replica | null;
  /** With user and password, and without a pooler between: sessions of it are PostgreSQL's own. */
  directUrl: string;
  /** Where the data lies, in words for a person; without any password. */
  place: string;
  close(): Promise<void>;
}

/**
 * The database, ready for use: the one of the configuration, for which it waits a minute, or an embedded one, migrated.
 * @param opening `signal` ends the wait
 * @throws StartError with one sentence for the person who started the process
 */
export async function openDatabase({ config, log, signal }: Opening): Promise<OpenDatabase> {
  const { databaseUrl, databaseListenUrl } = config;
  const server = databaseUrl
    ? { url: databaseUrl, place: describe(databaseUrl), stop: async () => {} }
    : await startEmbedded(config, log);
  const directUrl = databaseListenUrl ?? server.url;
  const options: DatabaseOptions = { ...tables, url: server.url, poolSize: config.databasePoolSize };
  const dataSource = createDataSource(options);
  const replica = config.databaseReadUrl
    ? new Replica({ ...options, url: config.databaseReadUrl }, dataSource, log)
    : null;
  const close = async () => {
    await replica?.close();
    if (dataSource.isInitialized) await dataSource.destroy();
    await server.stop();
  };
  try {
    if (databaseUrl) await waitAndCheck(databaseUrl, { config, log, signal });
    await dataSource.initialize();
    await migrate({ ...options, url: directUrl });
  } catch (error) {
    await close();
    throw explainConnectionFailure(error, server.place);
  }
  return { dataSource, replica, directUrl, place: server.place, close };
}

interface Opening {
  config: Config;
  log: Log;
  signal: AbortSignal;
}

async function waitAndCheck(url: string, { config, log, signal }: Opening): Promise<void> {
  const listenUrl = config.databaseListenUrl;
  const place = describe(url);
  await waitForDatabase(url, { place, log, signal });
  if (listenUrl) await waitForDatabase(listenUrl, { place: describe(listenUrl), log, signal });
  await checkPooler(url, { place, listenUrl });
}

export async function startEmbedded({ dataDir }: Config, log: Log) {
  const report = (err: unknown) =>
    log.error({ err }, 'the embedded PostgreSQL has ended and cannot start yet');
  const { url, dataFolder, stop } = await startEmbeddedPostgres({ folder: dataDir, report });
  return { url, place: dataFolder, stop };
}

/** Where the data lies, without user and password. */
export function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** @returns a StartError where the database cannot be reached; any other error as it is */
export function explainConnectionFailure(error: unknown, place: string): unknown {
  const reason = error instanceof BusyError ? error.cause : error;
  return isConnectionFailure(reason) || isUntrusted(reason) ? unusableDatabase(place, reason) : error;
}

/** Node's network errors, and PostgreSQL's rejections: class 08 (connection), 28 (authorization), 3D (no such database). */
function isConnectionFailure(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return /^(E[A-Z_]+|08...|28...|3D...|57P03)$/.test(code) || error instanceof AggregateError;
}
