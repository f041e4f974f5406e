import type { Mail, Sandbox } from '@turnout/sandbox';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillSeveralEvents } from '../../bench/large-event.js';
import { sendMailingJob } from '../../src/features/attendee-mails/send-mailing.job.js';
import type { JobContext } from '../../src/features/define-job.js';
import { finishPlaceReleaseJob } from '../../src/features/door/release/finish-place-release.job.js';
import { finishEventCancellationJob } from '../../src/features/events/cancellation/finish-event-cancellation.job.js';
import { finishEventDeletionJob } from '../../src/features/events/deletion/finish-event-deletion.job.js';
import { eraseOldDataJob } from '../../src/features/events/retention/erase-old-data.job.js';
import { readMoney } from '../../src/features/payments/check-money.js';
import { type Job, runJob } from '../../src/platform/jobs/job.js';
import { INTERVALS, QUEUE } from '../../src/platform/jobs/queue-settings.js';
import { releaseMissingPlaces } from '../door/release-operations.js';
import { cancelEvent, deleteEvent, updateEvent } from '../events/event-operations.js';
import { enqueueErasure, leftOfOldEvent, makeOldEvent } from '../events/old-event.js';
import { later, SUBJECT, verify, writtenMessage } from '../messages/message-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { atEnd } from '../support/after-file.js';
import { hold } from '../support/held-rows.js';
import { killServer, letUndoWindowPass } from '../support/killed-server.js';
import { control } from '../support/sandbox.js';
import { openSandboxOf, startBeside } from '../support/shared-sandbox.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow, storedJobs } from '../support/stored-jobs.js';
import type { TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST, hookTimeout: LONG_TEST });

const RETENTION = { RETENTION_MONTHS: '24' };

/** An event for each kind of work, with more people than one batch of that work. */
const EVENTS = {
  deleted: { attendees: 600 },
  cancelled: { attendees: 600, paidPence: 2_450 },
  refunded: { attendees: 600, paidPence: 2_450 },
  erased: { attendees: 600, paidPence: 2_450 },
  released: { attendees: 250 },
  moved: { attendees: 600 },
  // More need a test mail first.
  written: { attendees: 60 },
};
type Kind = keyof typeof EVENTS;

let database: TestDatabase;
let sandbox: Sandbox;
/** The next process on the database; it does a job when its test says so. */
let app: TestApp;
const ids = {} as Record<Kind, string>;

/** One server does all of the work, and is killed with -9 in the middle of each. */
beforeAll(async () => {
  database = await createTestDatabase();
  atEnd(() => database.drop());
  sandbox = await openSandboxOf(database);
  const killed = await startWorkerProcess(database, RETENTION);
  await holdJobsBack();
  const staff = await killed.world.staff();
  await verify({ database }, staff);
  for (const [kind, people] of Object.entries(EVENTS) as [
    Kind,
    { attendees: number; paidPence?: number },
  ][]) {
    const { id } = await killed.world.event(staff, { pricePence: people.paidPence ?? 0 });
    ids[kind] = id;
    if (kind === 'erased') await makeOldEvent(database, id, staff.id);
    await fillSeveralEvents(database, [id], { ...people, of: kind });
  }
  await database.query('UPDATE sign_ups SET added_to_calendar_at = now() WHERE event_id = $1', [
    ids.cancelled,
  ]);
  await letEventBegin();
  const held = await holdLastOfEach();

  await deleteEvent(staff.client, ids.deleted);
  await cancelEvent(staff.client, ids.cancelled);
  await cancelEvent(staff.client, ids.refunded);
  await releaseMissingPlaces(staff.client, ids.released);
  await updateEvent(staff.client, { id: ids.moved, location: 'The Dairy' });
  await enqueueErasure(database);
  await failNextMail();
  await writtenMessage(staff.client, { eventId: ids.written });
  await letUndoWindowPass(database);
  await letReleaseBegin();
  await database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = ANY($1)`, [
    [finishEventDeletionJob, sendMailingJob, eraseOldDataJob].map(({ name }) => name),
  ]);
  // A transaction that has waited for four seconds ends, and is tried again together with the others.
  await waitUntil(async () => {
    await retryNow(database);
    await held.waiting(6);
    expect(await control(sandbox, 'GET', '/failures')).toEqual([]);
  }, LONG_TEST);
  await killServer(database, killed);
  await held.release();
  // It was their first try.
  await database.query(`UPDATE pgboss.job SET retry_count = 0 WHERE state = 'active'`);

  app = await startBeside(database, sandbox, { env: RETENTION, doJobs: false });
});

it('J2, C3: the deletion of an event is given to another worker within 90 s, and goes on', async () => {
  const { name } = finishEventDeletionJob;
  expect(await countOf('sign_ups', ids.deleted)).toBe(100);
  expect(await mailedAt('deleted')).toHaveLength(500);

  await jobsWhen(database, name, isWaitingAgain, 60_000);
  const [job] = await database.query<{ output: object; gap: number; heartbeat: number }>(
    `SELECT output, heartbeat_seconds AS heartbeat, extract(epoch FROM start_after - now())::float8 AS gap
     FROM pgboss.job WHERE name = $1`,
    [name],
  );
  expect(job?.output).toEqual({ value: { message: 'job heartbeat timeout' } });
  expect(job?.gap).toBeLessThanOrEqual(2 * QUEUE.retryDelay);
  expect((job?.heartbeat ?? 0) + INTERVALS.monitorIntervalSeconds + 2 * QUEUE.retryDelay).toBeLessThan(90);
  await app.jobs.startWorkers([finishEventDeletionJob], () => app.jobContext);
  await retryNow(database);
  await jobsWhen(database, name, isDone);

  expect(await countOf('sign_ups', ids.deleted)).toBe(0);
  expect(await database.query('SELECT id FROM events WHERE id = $1', [ids.deleted])).toEqual([]);
  expectEachOnce(await mailedAt('deleted'), 'deleted');
});

it('E4: a cancellation goes on: one mail and one refund a person', async () => {
  expect(await mailedAt('cancelled')).toHaveLength(500);
  expect(await refundedAt('cancelled')).toEqual([]);
  await goOn(finishEventCancellationJob, ids.cancelled);
  await expectAllCancelled('cancelled');
});

it('E4: a cancellation goes on whose refunds were under way', async () => {
  // PostgreSQL chooses the order of the payments: the held one may be in the first batch.
  expect([0, 500]).toContain((await refundedAt('refunded')).length);
  await goOn(finishEventCancellationJob, ids.refunded);
  await expectAllCancelled('refunded');
});

it('C14: the erasure of old data goes on', async () => {
  const { attendees } = EVENTS.erased;
  const whole = { payments: attendees, count: attendees };
  const wrong = async () =>
    (await wrongCounts(database)).filter((row) => 'id' in row && row.id === ids.erased);
  expect(await leftOfOldEvent(database, ids.erased)).toEqual({
    ...whole,
    places: 100,
    erased: 500,
    payers: 100,
  });
  expect(await wrong()).toEqual([]);
  expect(await readMoney(database)).toMatchObject({ placeless: 0 });

  await goOn(eraseOldDataJob);
  expect(await leftOfOldEvent(database, ids.erased)).toEqual({
    ...whole,
    places: 0,
    erased: attendees,
    payers: 0,
  });
  expect(await wrong()).toEqual([]);
});

it('D32: a release of places goes on: one mail a person', async () => {
  expect(await countOf('sign_ups', ids.released)).toBe(50);
  await goOn(finishPlaceReleaseJob);
  expect(await countOf('sign_ups', ids.released)).toBe(0);
  const mails = await storedJobs(database, 'send-sign-up-cancelled-mail');
  expect(mails).toHaveLength(EVENTS.released.attendees);
  expect(new Set(mails.map(({ data }) => data.signUpId)).size).toBe(EVENTS.released.attendees);
  const counts = await database.query('SELECT sign_up_count AS count FROM events WHERE id = $1', [
    ids.released,
  ]);
  expect(counts).toEqual([{ count: 0 }]);
});

it('L6: each person gets one mail about a change', async () => {
  const mailed = () =>
    emails(`SELECT sign_ups.email FROM pgboss.job AS job JOIN sign_ups ON sign_ups.id = (data->>'signUpId')::uuid
            WHERE job.name = 'send-event-changed-mail'`);
  expect(await mailed()).toHaveLength(500);
  await goOn(sendMailingJob);
  expectEachOnce(await mailed(), 'moved');
});

it('M1: each person gets a message once though the mail service has mails that are not noted', async () => {
  const mailed = async () =>
    ((await control(sandbox, 'GET', '/mails')) as Mail[]).flatMap(({ Subject, To }) =>
      Subject === SUBJECT && To ? [To] : [],
    );
  expect(await mailed()).toHaveLength(20);
  expect(await database.query(`SELECT FROM message_recipients WHERE state = 'SENT'`)).toEqual([]);

  await database.query('DROP TRIGGER holds_back ON pgboss.job');
  await later(app, 10 * 60_000);
  expectEachOnce(await mailed(), 'written');
  const { attendees } = EVENTS.written;
  expect(await database.query('SELECT status, recipient_count, sent_count FROM messages')).toEqual([
    { status: 'SENT', recipient_count: attendees, sent_count: attendees },
  ]);
});

/** Jobs wait for the test. So the mails and the refunds that they ask for are counted, and not sent. */
async function holdJobsBack(): Promise<void> {
  await database.query(
    `CREATE FUNCTION hold_back() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN NEW.start_after = now() + interval ''1 day''; RETURN NEW; END'`,
  );
  await database.query(
    `CREATE TRIGGER holds_back BEFORE INSERT ON pgboss.job FOR EACH ROW
     WHEN (NEW.name <> 'send-message' AND NEW.state = 'created') EXECUTE FUNCTION hold_back()`,
  );
}

/** Before its places are released. */
async function letEventBegin(): Promise<void> {
  await database.query(
    `UPDATE events SET starts_at = now() - interval '1 hour', ends_at = now() + interval '1 day' WHERE id = $1`,
    [ids.released],
  );
  await database.query(`UPDATE sign_ups SET signed_up_at = now() - interval '1 hour' WHERE event_id = $1`, [
    ids.released,
  ]);
}

/** The release was five minutes ago, for its row and for its job. */
async function letReleaseBegin(): Promise<void> {
  const [release] = await database.query<{ releasedAt: Date }>(
    `UPDATE place_releases SET released_at = date_trunc('milliseconds', now() - interval '5 minutes')
     RETURNING released_at AS "releasedAt"`,
  );
  await database.query('UPDATE pgboss.job SET start_after = now(), data = data || $1 WHERE name = $2', [
    JSON.stringify({ releasedAt: release?.releasedAt.toISOString() }),
    finishPlaceReleaseJob.name,
  ]);
}

/** Each kind of work meets a row or a lock of these in its last batch. */
async function holdLastOfEach() {
  await database.query(
    `CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END'`,
  );
  await database.query(
    `CREATE TRIGGER waits BEFORE UPDATE ON mailings FOR EACH ROW
     WHEN (OLD.after_account_id IS NOT NULL) EXECUTE FUNCTION wait_for_test()`,
  );
  const last = (table: string, event: string, order: string) =>
    `(SELECT id FROM ${table} WHERE event_id = ${event} ORDER BY ${order} DESC LIMIT 1)`;
  const places = [
    last('sign_ups', '$1', 'ctid'),
    last('sign_ups', '$2', 'account_id'),
    last('sign_ups', '$3', 'account_id'),
    last('sign_ups', '$4', 'id'),
  ];
  return hold(
    database,
    `WITH places AS (SELECT id FROM sign_ups WHERE id IN (${places.join(', ')}) FOR UPDATE),
       paid AS (SELECT id FROM payments WHERE id = ${last('payments', '$5', 'id')} FOR UPDATE)
     SELECT pg_advisory_lock(1), (SELECT count(*) FROM places), (SELECT count(*) FROM paid)`,
    [ids.deleted, ids.cancelled, ids.erased, ids.released, ids.refunded],
  );
}

/** The mail service takes a batch, and does not answer. */
const failNextMail = () =>
  control(sandbox, 'POST', '/failures', { service: 'postmark', next: 1, how: 'timeout-after' });

/** Does a job as the next worker does it. */
async function goOn<Data extends object>(job: Job<JobContext, Data>, eventId?: string): Promise<void> {
  const jobs = await storedJobs(database, job.name);
  const left = jobs.find(({ data }) => eventId === undefined || data.eventId === eventId);
  await runJob(job, app.jobContext, left?.data);
}

async function countOf(table: 'sign_ups', eventId: string): Promise<number> {
  return (await database.query(`SELECT FROM ${table} WHERE event_id = $1`, [eventId])).length;
}

async function emails(sql: string, values: unknown[] = []): Promise<string[]> {
  return (await database.query<{ email: string }>(sql, values)).map(({ email }) => email);
}

/** The addresses to which mails about the end of an event were asked for. */
const mailedAt = (kind: Kind) =>
  emails(
    `SELECT data->'attendee'->>'email' AS email FROM pgboss.job
     WHERE name = 'send-event-cancelled-mail' AND data->'attendee'->>'email' LIKE $1 || '-%'`,
    [kind],
  );

const refundedAt = (kind: Kind) =>
  emails(
    `SELECT payments.email FROM pgboss.job AS job JOIN payments ON payments.id = (data->>'paymentId')::uuid
     WHERE job.name = 'refund-payment' AND event_id = $1`,
    [ids[kind]],
  );

async function expectAllCancelled(kind: 'cancelled' | 'refunded'): Promise<void> {
  expect(await countOf('sign_ups', ids[kind])).toBe(EVENTS[kind].attendees);
  expectEachOnce(await mailedAt(kind), kind);
  expectEachOnce(await refundedAt(kind), kind);
  const unrefunded = `SELECT FROM payments WHERE status = 'SUCCEEDED' AND event_id = $1`;
  expect(await database.query(unrefunded, [ids[kind]])).toEqual([]);
}

function expectEachOnce(addresses: readonly string[], kind: Kind): void {
  const people = Array.from({ length: EVENTS[kind].attendees }, (_, n) => `${kind}-${n + 1}@example.org`);
  expect(addresses.toSorted()).toEqual(people.toSorted());
}
