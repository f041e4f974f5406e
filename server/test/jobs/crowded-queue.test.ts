import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendReminderMailJob } from '../../src/features/attendee-mails/send-reminder-mail.job.js';
import { namesOf, nodesOfPlan } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const JOBS = 5_000;

let app: TestApp;
let worker: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  await app.database.query('ALTER TABLE pgboss.job_common SET (autovacuum_enabled = off)');
  await enqueueJobs();
  await app.database.query(
    `UPDATE pgboss.job SET state = 'completed', completed_on = now()
     WHERE id IN (SELECT id FROM pgboss.job WHERE state = 'created' OFFSET 100)`,
  );
  await app.database.query('ANALYZE pgboss.job_common');
  worker = await startTestApp({ database: app.database });
});
afterAll(async () => {
  await worker.close();
  await app.close();
});

/** PostgreSQL knows nothing of these: few were waiting when it last counted the rows. */
beforeEach(enqueueJobs);

function enqueueJobs(): Promise<void> {
  const jobs = Array.from({ length: JOBS }, () => ({
    signUpId: randomUUID(),
    startsAt: new Date().toISOString(),
  }));
  return app.dataSource.transaction((manager) => app.jobs.enqueueAll(manager, sendReminderMailJob, jobs));
}

it.each([
  ['fetched', /FOR UPDATE OF j SKIP LOCKED/],
  ['looked for', /FROM unnest\(\$1::text\[\]\) AS queue \(name\)\s+WHERE/],
])(
  'J13: the jobs of a crowd are %s by an index in their order, also before PostgreSQL has counted them',
  async (_, pattern) => {
    const plan = await planOnItsConnection(pattern);
    const kinds = plan.map((node) => node['Node Type']);
    expect(namesOf(plan)).toContain('job_common_i11');
    expect(kinds).toContain('Limit');
    for (const reading of ['Sort', 'Seq Scan', 'Bitmap Heap Scan', 'Aggregate', 'Hash Join']) {
      expect(kinds).not.toContain(reading);
    }
  },
);

/** As the product's own connection plans it, with what the product says to the planner. */
async function planOnItsConnection(pattern: RegExp) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const sent = await waitUntil(() => {
      const number = query.mock.calls.findIndex(([text]) => typeof text === 'string' && pattern.test(text));
      expect(number).not.toBe(-1);
      return {
        client: query.mock.contexts[number],
        call: query.mock.calls[number] as unknown as [string, unknown[]],
      };
    });
    const [text, values] = sent.call;
    const { rows } = await (sent.client as pg.Client).query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    return nodesOfPlan(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    query.mockRestore();
  }
}
