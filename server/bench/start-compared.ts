import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../src/platform/database/embedded-postgres/temporary-postgres.js';
import { tables } from '../src/tables.js';
import { prepareDatabase } from './prepare-database.js';
import type { Hold } from './run-benchmark.js';
import { startPostGraphile, startProduct } from './servers.js';

const POOL_SIZE = 10;

/** The product and PostGraphile on one throwaway database with thousands of events. */
export async function startCompared(hold: Hold, thousands: number) {
  const folder = await hold(
    () => mkdtemp(join(tmpdir(), 'turnout-bench-')),
    (path) => rm(path, { recursive: true, force: true }),
  );
  const { url: databaseUrl } = await hold(startTemporaryPostgres, ({ stop }) => stop());
  const options = { databaseUrl, poolSize: POOL_SIZE };
  const { eventId, statements, session } = await prepareDatabase(databaseUrl, thousands);
  const database = await hold(
    () => createDataSource({ ...tables, url: databaseUrl, poolSize: 2 }).initialize(),
    (opened) => opened.destroy(),
  );
  const product = await hold(
    () => startProduct({ ...options, folder, variables: { TRUSTED_PROXIES: '127.0.0.1' } }),
    ({ stop }) => stop(),
  );
  const PostGraphile = await hold(
    () => startPostGraphile({ ...options, session }),
    ({ stop }) => stop(),
  );
  return { options, database, folder, eventId, statements, product, PostGraphile };
}
