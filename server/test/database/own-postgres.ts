import {
  createCluster,
  type RestartablePostgres,
  startCluster,
} from '../../bench/scale/restartable-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import type { TestDatabase } from '../support/test-database.js';

export interface OwnPostgres extends RestartablePostgres {
  /** Migrated and empty. It ends with its PostgreSQL. */
  database: TestDatabase;
  remove(): Promise<void>;
}

/** A PostgreSQL of one test's own, which the test may stop. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { cluster, url, remove } = await createCluster();
  const postgres = await startCluster(cluster, url);
  await migrate({ ...tables, url: postgres.url, poolSize: 2 });
  return {
    ...postgres,
    database: { url: postgres.url, query: async () => [], drop: async () => {} },
    remove: async () => {
      await postgres.stop();
      await remove();
    },
  };
}
