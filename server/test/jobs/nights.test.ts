import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { deleteOldAccountActivitiesJob } from '../../src/features/accounts/account-activity/delete-old-account-activities.job.js';
import { deleteExpiredJob } from '../../src/features/accounts/delete-expired.job.js';
import { deleteOldMailingsJob } from '../../src/features/attendee-mails/delete-old-mailings.job.js';
import { defineJob, type JobContext } from '../../src/features/define-job.js';
import { deleteOldDraftsJob } from '../../src/features/event-drafts/delete-old-drafts.job.js';
import { deleteOldActivitiesJob } from '../../src/features/events/activity/delete-old-activities.job.js';
import { deleteOldChangesJob } from '../../src/features/events/changes/delete-old-changes.job.js';
import { deleteUnusedWordsJob } from '../../src/features/events/search/delete-unused-words.job.js';
import { deleteExpiredInvitationsJob } from '../../src/features/events/team/delete-expired-invitations.job.js';
import { deleteExpiredAuthorizationsJob } from '../../src/features/google/delete-expired-authorizations.job.js';
import { deleteOldStripeEventsJob } from '../../src/features/payment-providers/stripe/delete-old-stripe-events.job.js';
import { deleteOldNoticesJob } from '../../src/features/webhooks/notices/delete-old-notices.job.js';
import { ROWS } from '../../src/platform/jobs/delete-in-batches.js';
import { type Job, runJob } from '../../src/platform/jobs/job.js';
import { QUEUE } from '../../src/platform/jobs/queue-settings.js';
import { insertRow, validRows } from '../database/valid-rows.js';
import { hold } from '../support/held-rows.js';
import { refuseInTime } from '../support/patience.js';
import { size } from '../support/size.js';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';

refuseInTime();
vi.setConfig({ testTimeout: CROWD_TEST });

/** More than two batches. */
const COUNT = size({ small: 2 * ROWS + 1, whole: 300_000 });
const LONG_AGO = '2020-01-01';

let app: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase();
  app = await startTestApp({ database, doJobs: false });
  for (const table of Object.keys(validRows)) await insertTemplate(table);
});
afterAll(() => app.close());

/** The tables of each job of the night, with the columns that make another row of the one that is there, which is due. */
const nights: [Job<JobContext>, string, Record<string, string>][] = [
  [deleteExpiredJob, 'sessions', { id: 'uuid', token_hash: 'bytes', last_seen_at: LONG_AGO }],
  [deleteExpiredJob, 'access_tokens', { id: 'uuid', token_hash: 'bytes', expires_at: LONG_AGO }],
  [deleteExpiredJob, 'idempotent_answers', { key_hash: 'bytes', began_at: LONG_AGO }],
  [deleteExpiredAuthorizationsJob, 'google_authorizations', { state_hash: 'bytes', expires_at: LONG_AGO }],
  [
    deleteExpiredInvitationsJob,
    'event_invitations',
    { id: 'uuid', secret_hash: 'bytes', email: 'text', role: 'EDITOR', expires_at: LONG_AGO },
  ],
  [deleteOldActivitiesJob, 'activities', { id: 'uuid', occurred_at: LONG_AGO }],
  [deleteOldAccountActivitiesJob, 'account_activities', { id: 'uuid', occurred_at: LONG_AGO }],
  [deleteOldChangesJob, 'changes', { id: 'uuid', event_id: 'uuid', kind: 'REMOVED', changed_at: LONG_AGO }],
  [deleteOldDraftsJob, 'event_drafts', { id: 'uuid', updated_at: LONG_AGO, warned_at: LONG_AGO }],
  [deleteOldMailingsJob, 'mailings', { id: 'uuid', starts_at: 'instant', due_at: LONG_AGO }],
  [deleteOldNoticesJob, 'webhook_notices', { id: 'uuid', position: 'number', occurred_at: LONG_AGO }],
  [deleteOldNoticesJob, 'webhook_deliveries', { id: 'uuid', delivered_at: LONG_AGO }],
  [deleteUnusedWordsJob, 'search_words', { word: 'text', used_on: LONG_AGO }],
  [deleteOldStripeEventsJob, 'stripe_events', { id: 'text', received_at: LONG_AGO }],
];

const values: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  bytes: `'\\x' || encode(sha256(number::text::bytea), 'hex')`,
  number: 'number',
  instant: 'to_timestamp(number)',
  text: `number || '@example.org'`,
};

/** Where a job of another test has deleted it, or there was none. */
async function insertTemplate(table: string): Promise<void> {
  await insertRow(app.database, table, validRows[table] ?? {}).catch(() => `There is a row of ${table}.`);
}

async function fill(table: string, columns: Record<string, string>): Promise<void> {
  await insertTemplate(table);
  const pairs = Object.entries(columns).map(([name, kind]) => `'${name}', ${values[kind] ?? `'${kind}'`}`);
  await app.database.query(
    `INSERT INTO ${table}
     SELECT (jsonb_populate_record(NULL::${table}, old.columns || jsonb_build_object(${pairs.join(', ')}))).*
     FROM (SELECT to_jsonb(${table}) AS columns FROM ${table} LIMIT 1) AS old, generate_series(10, 9 + ${COUNT}) AS number`,
  );
}

describe('J19: rows that are due go in batches, each below the time limit of statements', () => {
  it.each(nights.map(([job, table, columns]) => [table, job, columns] as const))(
    '%s',
    async (table, job, columns) => {
      await fill(table, columns);
      const texts = await textsOfStatements(() => runJob(job, app.jobContext, {}));
      const deletions = texts.filter((text) => new RegExp(`^DELETE FROM "?${table}"? `).test(text));
      expect(deletions.length).toBeGreaterThanOrEqual(Math.ceil(COUNT / ROWS));
      const [left] = await app.database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${table}`,
      );
      expect(left?.count).toBeLessThan(ROWS);
    },
  );
});

it('J19: a draft that is being saved stays', async () => {
  const table = 'event_drafts';
  await fill(table, { id: 'uuid', updated_at: LONG_AGO, warned_at: LONG_AGO });
  const [draft] = await app.database.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE updated_at = $1 LIMIT 1`,
    [LONG_AGO],
  );
  const saving = await hold(app.database, `UPDATE ${table} SET updated_at = now() WHERE id = $1`, [
    draft?.id,
  ]);
  await runJob(deleteOldDraftsJob, app.jobContext, {});
  await saving.commit();
  expect(await app.database.query(`SELECT id FROM ${table} WHERE id = $1`, [draft?.id])).toEqual([draft]);
});

describe('J20: a job that runs for long', () => {
  it('may run for a day', () => {
    expect(QUEUE.expireInSeconds).toBe(24 * 60 * 60);
  });

  it('says so when it runs for too long all the same', async () => {
    const name = `slow-${randomUUID()}`;
    let end = () => {};
    const slow = defineJob({
      name,
      schema: z.object({}),
      run: () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    });
    await app.jobs.open([slow]);
    await app.database.query('UPDATE pgboss.queue SET expire_seconds = 1 WHERE name = $1', [name]);
    await app.dataSource.transaction((manager) => app.jobs.enqueue(manager, slow, {}));
    await app.jobs.startWorkers([slow], () => app.jobContext);
    await waitUntil(async () => {
      expect(app.logged).toContainEqual(
        expect.objectContaining({
          msg: 'a job runs for too long, and another may begin beside it',
          job: name,
        }),
      );
    });
    end();
  });
});
