export interface Database {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** How the queue of one kind of job stands. */
export interface QueueState {
  name: string;
  /** Could run now. */
  ready: number;
  /** Failed, and wait for the time of their next attempt. */
  delayed: number;
  active: number;
  /** Given up. They are deleted half a day later. */
  failed: number;
  /** Seconds since the oldest job that is not done was due for the first time; 0 where there is none. */
  oldestAge: number;
}

/**
 * In pg-boss's index of jobs that are not done (job_i14). All queues that there are: one that no worker serves any more must be
 * seen, too. Only another attempt moves the time at which a job is due.
 */
const STATES = `
  SELECT queue.name,
    count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS ready,
    count(*) FILTER (WHERE state < 'active' AND start_after > now())::int AS delayed,
    count(*) FILTER (WHERE state = 'active')::int AS active,
    count(*) FILTER (WHERE state = 'failed')::int AS failed,
    greatest(0, extract(epoch FROM now() - min(CASE state WHEN 'retry' THEN job.created_on ELSE start_after END)
      FILTER (WHERE state <= 'active')))::float8 AS "oldestAge"
  FROM pgboss.queue
  LEFT JOIN pgboss.job ON job.name = queue.name AND state IN ('created', 'retry', 'active', 'failed')
  GROUP BY queue.name`;

export async function queueStates(database: Database): Promise<QueueState[]> {
  const { rows } = await database.executeSql(STATES, []);
  return rows as QueueState[];
}
