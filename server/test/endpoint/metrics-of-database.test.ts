import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { NonRetryableError } from '../../src/platform/jobs/job.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { createLog } from '../../src/platform/log.js';
import { requestPasswordReset } from '../accounts/recovery-operations.js';
import { updateEvent } from '../events/event-operations.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { hold } from '../support/held-rows.js';
import { growth, readSeries } from '../support/metrics.js';
import { refuseInTime, waitForBusyMachine } from '../support/patience.js';
import { isDone, isWaitingAgain, jobsWhen } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const JOB = 'send-password-reset';

const mailGateway = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());
beforeEach(() => {
  mailGateway.beforeTaking = () => {};
});

const attempts = (outcome: string) =>
  `messaging_process_duration_seconds_count{messaging_destination_name="${JOB}",outcome="${outcome}"}`;

describe('connections to the database', () => {
  it('are measured by how long a request waits', async () => {
    const waits = 'db_client_connection_wait_time_seconds_count';
    const list = () => app.anonymous().graphql('{ events(first: 1) { nodes { id } } }');
    expect(await growth(app, waits, list)).toBeGreaterThan(0);
    expect((await readSeries(app)).get('db_client_connection_max')).toBe(10);
  });

  it('show how many wait, and how many were not served in time', async () => {
    refuseInTime();
    onTestFinished(waitForBusyMachine);
    const staff = await app.world.staff();
    const { id } = await app.world.event(staff);
    const held = await hold(app.database, 'SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [id]);
    const titles = Array.from({ length: 15 }, (_, n) => `Title ${n}`);
    const rejections = await growth(app, 'db_client_connection_timeouts_total', async () => {
      const answers = Promise.all(titles.map((title) => updateEvent(staff.client, { id, title })));
      await waitUntil(async () =>
        expect(
          await app.metrics.registry.getSingleMetricAsString('db_client_connection_pending_requests'),
        ).toMatch(/requests [1-9]/),
      );
      await waitUntil(async () =>
        expect(
          await app.metrics.registry.getSingleMetricAsString('db_client_connection_timeouts_total'),
        ).toMatch(/total [1-9]/),
      );
      await held.release();
      await answers;
    });
    expect(rejections).toBeGreaterThan(0);
  });
});

describe('jobs', () => {
  beforeEach(() => app.database.query('DELETE FROM pgboss.job'));

  it('are measured by kind and outcome', async () => {
    const person = await app.world.user();
    const reset = (isSo: Parameters<typeof jobsWhen>[2]) => async () => {
      await app.database.query('DELETE FROM pgboss.job');
      await requestPasswordReset(app.anonymous(), person.email);
      await jobsWhen(app.database, JOB, isSo);
    };
    expect(await growth(app, attempts('completed'), reset(isDone))).toBe(1);
    mailGateway.beforeTaking = () => {
      throw new Error('not now');
    };
    expect(await growth(app, attempts('retried'), reset(isWaitingAgain))).toBe(1);
    mailGateway.beforeTaking = () => {
      throw new NonRetryableError('never');
    };
    expect(
      await growth(
        app,
        attempts('failed'),
        reset(({ state }) => state === 'failed'),
      ),
    ).toBe(1);
    const failures = (type: string) =>
      `turnout_service_failures_total{service="postmark",error_type="${type}"}`;
    const found = await readSeries(app);
    expect([found.get(failures('unavailable')), found.get(failures('refused'))]).toEqual([1, 1]);
  });

  it('O9: are counted as skipped where no mail is sent', async () => {
    const silent = await startTestApp();
    const person = await silent.world.user();
    const ask = async () => {
      await requestPasswordReset(silent.anonymous(), person.email);
      await jobsWhen(silent.database, JOB, isDone);
    };
    expect(await growth(silent, attempts('skipped'), ask)).toBe(1);
    expect((await readSeries(silent)).has(attempts('completed'))).toBe(false);
    await silent.close();
  });

  it('show how many wait or have failed, and the age of the oldest', async () => {
    const insert = (state: string, startAfter: string) =>
      app.database.query(
        `INSERT INTO pgboss.job (name, state, start_after, created_on)
         VALUES ($1, $2, now() + $3::interval, now() - interval '20 minutes')`,
        ['compare-payments', state, startAfter],
      );
    await insert('retry', '1 hour');
    await insert('created', '1 hour');
    await insert('failed', '0 hours');
    const jobs = (state: string) =>
      `turnout_jobs{messaging_destination_name="compare-payments",state="${state}"}`;
    await waitUntil(async () => {
      const found = await readSeries(app);
      expect(['ready', 'delayed', 'active', 'failed'].map((state) => found.get(jobs(state)))).toEqual([
        0, 2, 0, 1,
      ]);
      const age = found.get('turnout_job_oldest_age_seconds{messaging_destination_name="compare-payments"}');
      expect(age).toBeGreaterThanOrEqual(20 * 60);
      expect(age).toBeLessThan(22 * 60);
      const other = `turnout_job_oldest_age_seconds{messaging_destination_name="${JOB}"}`;
      expect(found.get(other)).toBe(0);
    });
  });

  it('J18: are counted in queues that no worker serves, too, and not late before they are due', async () => {
    const oldest = (name: string) => `turnout_job_oldest_age_seconds{messaging_destination_name="${name}"}`;
    const another = new JobQueue(app.database.url, createLog('silent'));
    await another.open([{ name: 'of-another-version', schema: z.object({}) }]);
    await another.close();
    await app.database.query(
      `INSERT INTO pgboss.job (name, start_after, created_on)
       VALUES ('of-another-version', now(), now()), ('delete-expired', now() + interval '1 day', now() - interval '1 day')`,
    );
    await waitUntil(async () => {
      const found = await readSeries(app);
      expect(found.get('turnout_jobs{messaging_destination_name="of-another-version",state="ready"}')).toBe(
        1,
      );
      expect(found.get(oldest('delete-expired'))).toBe(0);
    });
  });

  it('by the clock show when they were done last', async () => {
    // Only once a year, so that its own runs do not come in between.
    const age =
      'turnout_scheduled_job_age_seconds{messaging_destination_name="delete-expired",cron="0 0 1 1 *"}';
    await app.database.query(
      `INSERT INTO pgboss.schedule (name, cron) VALUES ('delete-expired', '0 0 1 1 *')`,
    );
    const ageOf = (interval: string) => {
      const at = `now() - interval '${interval}'`;
      return app.database.query(
        `INSERT INTO pgboss.job (name, state, created_on, completed_on)
         VALUES ('delete-expired', 'completed', ${at}, ${at}), ('delete-expired', 'failed', now(), now())`,
      );
    };
    await app.database.query(`UPDATE pgboss.queue SET updated_on = now()`);
    await waitUntil(async () => expect((await readSeries(app)).get(age)).toBeLessThan(600));
    await app.database.query(`UPDATE pgboss.queue SET updated_on = now() - interval '9 hours'`);
    await waitUntil(async () => expect((await readSeries(app)).get(age)).toBeGreaterThanOrEqual(9 * 3_600));
    await ageOf('2 hours');
    await waitUntil(async () => expect((await readSeries(app)).get(age)).toBeLessThan(3 * 3_600));
    expect((await readSeries(app)).get(age)).toBeGreaterThanOrEqual(2 * 3_600);
  });
});

describe('payments', () => {
  it('that need attention are counted by reason', async () => {
    await app.database.query(
      `INSERT INTO payments (id, event_title, name, email, amount_pence, currency, refunded_pence, status,
                             attention_reason, idempotency_key, created_at, updated_at)
       VALUES (gen_random_uuid(), 'Gone', 'Ada', 'ada@example.org', 500, 'gbp', 0, 'REFUND_PENDING',
               'REFUND_FAILED', gen_random_uuid(), now(), now())`,
    );
    const counted = (reason: string) => `turnout_payments_needing_attention{reason="${reason}"}`;
    await waitUntil(async () => {
      const found = await readSeries(app);
      expect(found.get(counted('REFUND_FAILED'))).toBe(1);
      expect(found.get(counted('UNFINISHED'))).toBe(0);
    });
  });
});
