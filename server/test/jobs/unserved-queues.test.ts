import { expect, it } from 'vitest';
import { readSeries } from '../support/metrics.js';
import { startTestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const QUEUES = ['of-a-former-version', 'empty-of-a-former-version'];

it('J18: jobs in queues that no process serves are named in one line of the log, and counted', async () => {
  const database = await createTestDatabase();
  for (const queue of QUEUES)
    await database.query(`SELECT pgboss.create_queue($1, '{"policy": "standard"}')`, [queue]);
  await database.query('INSERT INTO pgboss.job (name) VALUES ($1), ($1), ($2)', [QUEUES[0], 'send-mailing']);
  const app = await startTestApp({ database, doJobs: false });
  try {
    const warnings = app.logged.filter(({ level }) => level === 'warn');
    expect(warnings).toMatchObject([{ jobs: { 'of-a-former-version': 2 } }]);
    expect(Object.keys(warnings[0]?.jobs ?? {})).toEqual(['of-a-former-version']);
    const series = await readSeries(app);
    const ready = (queue: string) =>
      series.get(`turnout_jobs{messaging_destination_name="${queue}",state="ready"}`);
    expect(['of-a-former-version', 'send-mailing'].map(ready)).toEqual([2, 1]);
  } finally {
    await app.close();
    await database.drop();
  }
});

it('J18: a start that serves every queue says nothing of it', async () => {
  const app = await startTestApp({ doJobs: false });
  try {
    expect(app.logged.filter(({ level }) => level === 'warn')).toEqual([]);
  } finally {
    await app.close();
  }
});
