import { jobs } from '../../src/jobs.js';
import { runJob } from '../../src/platform/jobs/job.js';
import type { startTestApp } from './test-app.js';

interface WaitingJob {
  id: string;
  name: string;
  data: object;
}

/**
 * Does the jobs that an app with `doJobs: false` has asked for, and those that follow from them, until none is left.
 * One that fails waits for the next call, and one that is delayed for the time to pass (passTime).
 */
export async function doJobs(app: Pick<Awaited<ReturnType<typeof startTestApp>>, 'database' | 'jobContext'>) {
  const failed = new Set<string>();
  while (true) {
    const waiting = await app.database.query<WaitingJob>(
      `SELECT id, name, data FROM pgboss.job WHERE state = 'created' AND start_after <= now() AND name NOT LIKE '\\_\\_pgboss%'`,
    );
    const due = waiting.filter(({ id }) => !failed.has(id));
    if (due.length === 0) return;
    for (const { id, name, data } of due) {
      try {
        const job = jobs.find((known) => known.name === name);
        if (job) await runJob(job, app.jobContext, data);
        await app.database.query('DELETE FROM pgboss.job WHERE id = $1', [id]);
      } catch {
        failed.add(id);
      }
    }
  }
}
