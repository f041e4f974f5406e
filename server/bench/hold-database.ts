import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../src/platform/database/migrate.js';
import { tables } from '../src/tables.js';
import { noTimeLimits } from './no-time-limits.js';
import type { Hold } from './run-benchmark.js';

/** A temporary folder and a migrated, empty database without time limits, until the end of the benchmark. */
export async function holdDatabase(hold: Hold) {
  const folder = await hold(
    () => mkdtemp(join(tmpdir(), 'turnout-bench-')),
    (path) => rm(path, { recursive: true, force: true }),
  );
  const { url: databaseUrl } = await hold(startTemporaryPostgres, ({ stop }) => stop());
  await migrate({ ...tables, url: databaseUrl, poolSize: 2 });
  const database = await hold(
    () =>
      createDataSource({ ...tables, url: databaseUrl, poolSize: 2, timeLimits: noTimeLimits }).initialize(),
    (opened) => opened.destroy(),
  );
  return { folder, databaseUrl, database };
}
