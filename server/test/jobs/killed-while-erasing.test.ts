import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { eraseOldDataJob } from '../../src/features/events/retention/erase-old-data.job.js';
import { readMoney } from '../../src/features/payments/check-money.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { hold } from '../support/held-rows.js';
import { killWhileItWaits } from '../support/killed-server.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

const ATTENDEES = 1_200;
const RETENTION = { RETENTION_MONTHS: '24' };
const { name } = eraseOldDataJob;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** A server, and an event that ended three years ago with people who paid. The last of them is locked. */
async function oldEvent() {
  const server = await startWorkerProcess(database, RETENTION);
  const staff = await server.world.staff();
  const { id } = await server.world.event(staff);
  // Stored before the others, so that a batch of any payments would be of these.
  await database.query(
    `INSERT INTO payments (id, account_id, event_id, event_title, name, email, amount_pence, currency, refunded_pence, status,
                           idempotency_key, created_at, updated_at)
     SELECT gen_random_uuid(), $2, $1, 'Large', 'Ines', 'ines@example.org', 99, 'gbp', 0, 'CANCELED', gen_random_uuid(), now(), now()
     FROM generate_series(1, 400)`,
    [id, staff.id],
  );
  await fillEvent(database, id, { attendees: ATTENDEES, paidPence: 2_450 });
  await database.query(
    `UPDATE events SET starts_at = now() - interval '3 years 2 hours', ends_at = now() - interval '3 years' WHERE id = $1`,
    [id],
  );
  const held = await hold(
    database,
    'SELECT 1 FROM sign_ups WHERE id IN (SELECT id FROM sign_ups ORDER BY account_id DESC LIMIT 1) FOR UPDATE',
    [],
  );
  await enqueue();
  return { server, staff, id, held };
}

/** As its schedule does it: what a queue says about its jobs is copied into each. */
const enqueue = () =>
  database.query(
    `INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds)
     SELECT name, '{}', retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds
     FROM pgboss.queue WHERE name = $1`,
    [name],
  );

const leftOf = async (id: string) =>
  (
    await database.query(
      `SELECT (SELECT count(*)::int FROM sign_ups WHERE event_id = $1) AS places,
         (SELECT sum(place_count)::int FROM erased_places WHERE event_id = $1) AS erased,
         (SELECT count(*)::int FROM payments WHERE event_id = $1 AND name IS NOT NULL AND amount_pence = 2450) AS payers,
         (SELECT count(*)::int FROM payments WHERE event_id = $1 AND amount_pence = 2450) AS payments,
         (SELECT sign_up_count FROM events WHERE id = $1) AS count`,
      [id],
    )
  )[0];

it('C14: the erasure of old data goes on where a server that is killed with -9 has left it', async () => {
  const { server, id, held } = await oldEvent();
  await killWhileItWaits(database, server, held);
  const whole = { payments: ATTENDEES, count: ATTENDEES };
  expect(await leftOf(id)).toEqual({ ...whole, places: 200, erased: 1_000, payers: 200 });
  expect(await wrongCounts(database)).toEqual([]);
  expect(await readMoney(database)).toMatchObject({ payments: ATTENDEES, placeless: 0 });

  await startWorkerProcess(database, RETENTION);
  await jobsWhen(database, name, isWaitingAgain, 60_000);
  await retryNow(database);
  await jobsWhen(database, name, isDone);
  expect(await leftOf(id)).toEqual({ ...whole, places: 0, erased: ATTENDEES, payers: 0 });
  expect(await wrongCounts(database)).toEqual([]);
});

it('C17: people sign up while a batch of the erasure waits', async () => {
  const { server, staff, held } = await oldEvent();
  await held.waiting(1);
  const { id: next } = await server.world.event(staff, { pricePence: 0 });
  await placeFor(await server.world.user(), next);
  await held.waiting(1);
  await held.release();
  await jobsWhen(database, name, isDone);
});

it('C14: two processes that erase the same event at the same time count each person once', async () => {
  // There before the first begins to wait: a try that has waited for two seconds ends, and after some of them so does the job.
  await startWorkerProcess(database, RETENTION);
  const { id, held } = await oldEvent();
  await held.waiting(1);
  await enqueue();
  await held.waiting(2);
  await held.release();
  await jobsWhen(database, name, isDone);
  expect(await leftOf(id)).toMatchObject({ places: 0, erased: ATTENDEES, count: ATTENDEES });
  expect(await wrongCounts(database)).toEqual([]);
});
