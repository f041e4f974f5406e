import type { QueryRunner } from 'typeorm';

/** A queue that has another name than before. */
export interface MovedQueue {
  from: string;
  to: string;
  /** SQL for the data as they are stored from now on, of the column `job.data`; by default they stay as they are. */
  data?: string | undefined;
}

/** Whether pg-boss has made its tables: it does so after the first migrations of a database. */
export async function hasJobs(queryRunner: QueryRunner): Promise<boolean> {
  const [table] = await queryRunner.query(`SELECT to_regclass('pgboss.job') AS name`);
  return table.name !== null;
}

/**
 * For a migration of a version that calls a kind of job otherwise, or stores other data: moves the jobs that are not
 * done, those that have failed too, and deletes the queue that no process serves any more.
 */
export async function moveJobs(queryRunner: QueryRunner, { from, to, data = 'job.data' }: MovedQueue) {
  const [former] = await queryRunner.query('SELECT name FROM pgboss.queue WHERE name = $1', [from]);
  if (!former) return;
  // The server gives the queue its settings when it starts.
  await queryRunner.query(`SELECT pgboss.create_queue($1, '{"policy": "standard"}')`, [to]);
  await queryRunner.query(
    `UPDATE pgboss.job SET name = $2, data = ${data} WHERE name = $1 AND state NOT IN ('completed', 'cancelled')`,
    [from, to],
  );
  await queryRunner.query('SELECT pgboss.delete_queue($1)', [from]);
}
