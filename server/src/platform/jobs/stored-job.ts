import type { EntityManager } from 'typeorm';

/** The jobs of a kind by its name, one job by its id, or those whose data have all of these. */
export type JobChoice = { name: string } | { id: string } | { data: object };

/** A job that is not done. Without its data, which may name people. */
export interface StoredJob {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'failed';
  /** How often it has failed. */
  failures: number;
  createdAt: Date;
  /** When it is tried next; null for a job that runs or has failed for good. */
  nextTryAt: Date | null;
  /** Why it failed last; null where it has not. */
  lastError: string | null;
}

const CONDITIONS = { name: 'name = $1', id: 'id = $1', data: 'data @> $1::jsonb' };

/**
 * pg-boss finds jobs with all that are done, of which there may be very many; this reads in its index of jobs that are not
 * (job_i14).
 * @param lock for a statement whose rows stay as they are until the transaction ends
 */
export function findStoredJobs(
  database: EntityManager,
  choice: JobChoice,
  lock: '' | 'FOR UPDATE SKIP LOCKED' = '',
): Promise<StoredJob[]> {
  const [[key, value]] = Object.entries(choice) as [[keyof typeof CONDITIONS, unknown]];
  return database.query(
    `SELECT id, name, state, retry_count + CASE state WHEN 'failed' THEN 1 ELSE 0 END AS failures,
       created_on AS "createdAt", CASE WHEN state < 'active' THEN start_after END AS "nextTryAt",
       CASE WHEN state IN ('retry', 'failed') THEN coalesce(output ->> 'failedForGood', output ->> 'message') END AS "lastError"
     FROM pgboss.job
     WHERE ${CONDITIONS[key]} AND state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_pgboss%'
     ORDER BY created_on, id ${lock}`,
    [key === 'data' ? JSON.stringify(value) : value],
  );
}
