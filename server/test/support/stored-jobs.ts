import type { TestDatabase } from './test-database.js';
import { waitUntil } from './wait-until.js';

export interface StoredJob {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  retryCount: number;
  data: Record<string, unknown>;
  output: Record<string, unknown> | null;
  startAfter: Date;
}

/** The product's jobs as pg-boss stores them, in the order of their creation. */
export function storedJobs(database: TestDatabase, name?: string): Promise<StoredJob[]> {
  return database.query<StoredJob>(
    `SELECT id, name, state, retry_count AS "retryCount", data, output, start_after AS "startAfter"
     FROM pgboss.job WHERE name = $1 OR ($1 IS NULL AND name NOT LIKE '\\_\\_pgboss%') ORDER BY created_on, id`,
    [name ?? null],
  );
}

/** The jobs of a kind once there are some and all are as they should be. */
export async function jobsWhen(
  database: TestDatabase,
  name: string,
  isSo: (job: StoredJob) => boolean,
  timeout?: number,
): Promise<StoredJob[]> {
  return waitUntil(async () => {
    const jobs = await storedJobs(database, name);
    if (jobs.length === 0 || !jobs.every(isSo)) throw new Error(`Not yet so: ${JSON.stringify(jobs)}`);
    return jobs;
  }, timeout);
}

export const isDone = ({ state }: StoredJob): boolean => state === 'completed';
export const isWaitingAgain = ({ state }: StoredJob): boolean => state === 'retry';

/** Ends the waiting of the jobs that failed: it is as if the time had passed. */
export async function retryNow(database: TestDatabase): Promise<void> {
  await database.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
}

/** Everything that the queue stores, as a dump would show it. */
export async function queueDump(database: TestDatabase): Promise<string> {
  const rows = await database.query<{ row: string }>('SELECT j::text AS row FROM pgboss.job j');
  return rows.map(({ row }) => row).join('\n');
}
