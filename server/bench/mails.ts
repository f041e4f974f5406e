import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { sendSignUpConfirmationJob } from '../src/features/attendee-mails/send-sign-up-confirmation.job.js';
import { jobs as allJobs } from '../src/jobs.js';
import { JobQueue } from '../src/platform/jobs/job-queue.js';
import { createLog } from '../src/platform/log.js';

const MAILS = 4_000;
const PAUSE = 50;

/** How many confirmations of a crowd at one event leave the running product in a second. */
export async function mailsPerSecond(database: DataSource, url: string): Promise<number> {
  const signUps = await database.query<{ signUpId: string }[]>(
    `SELECT id AS "signUpId" FROM sign_ups
     WHERE event_id = (SELECT id FROM events ORDER BY sign_up_count DESC LIMIT 1) LIMIT ${MAILS}`,
  );
  // Those of what was measured before would be done at the same time.
  await database.query(`DELETE FROM pgboss.job WHERE name NOT LIKE '\\_\\_pgboss%'`);
  const queue = new JobQueue(url, createLog('silent'));
  await queue.open(allJobs);
  const data = signUps.map(({ signUpId }) => ({ signUpId, paidPence: 0 }));
  await database.transaction((manager) => queue.enqueueAll(manager, sendSignUpConfirmationJob, data));
  const startedAt = performance.now();
  while ((await waiting(database)) > 0) await delay(PAUSE);
  const seconds = (performance.now() - startedAt) / 1_000;
  await queue.close();
  return signUps.length / seconds;
}

async function waiting(database: DataSource): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry', 'active')`,
    [sendSignUpConfirmationJob.name],
  );
  return row?.count ?? 0;
}
