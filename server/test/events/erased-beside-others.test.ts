import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { eraseOldDataJob } from '../../src/features/events/retention/erase-old-data.job.js';
import { runJob } from '../../src/platform/jobs/job.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { leftOfOldEvent, makeOldEvent } from './old-event.js';

const ATTENDEES = 600;
const options = { env: { RETENTION_MONTHS: '24' }, doJobs: false };

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp(options);
});
afterEach(() => app.close());

/** An event that ended three years ago with people who paid. The last of them is locked. */
async function oldEvent() {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0 });
  await makeOldEvent(app.database, id, staff.id);
  await fillEvent(app.database, id, { attendees: ATTENDEES, paidPence: 2_450 });
  const held = await hold(
    app.database,
    'SELECT 1 FROM sign_ups WHERE id IN (SELECT id FROM sign_ups ORDER BY account_id DESC LIMIT 1) FOR UPDATE',
    [],
  );
  return { staff, id, held };
}

/** A transaction that has waited for four seconds ends, and so does the job, which is then done again. */
const erase = ({ jobContext }: TestApp) => waitUntil(() => runJob(eraseOldDataJob, jobContext, {}), 60_000);

it('C17: people sign up while a batch of the erasure waits', async () => {
  const { staff, held } = await oldEvent();
  const erased = erase(app);
  await held.waiting(1);
  const { id: next } = await app.world.event(staff, { pricePence: 0 });
  await placeFor(await app.world.user(), next);
  await held.waiting(1);
  await held.release();
  await erased;
});

it('C14: two processes that erase the same event at the same time count each person once', async () => {
  const other = await startTestApp({ ...options, database: app.database });
  const { id, held } = await oldEvent();
  const erased = Promise.all([erase(app), erase(other)]);
  await held.waiting(2);
  await held.release();
  await erased;
  const whole = { places: 0, erased: ATTENDEES, count: ATTENDEES };
  expect(await leftOfOldEvent(app.database, id)).toMatchObject(whole);
  expect(await wrongCounts(app.database)).toEqual([]);
  await other.close();
});
