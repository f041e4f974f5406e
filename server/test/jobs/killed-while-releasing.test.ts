import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillEvent } from '../../bench/large-event.js';
import { releaseMissingPlaces } from '../door/release-operations.js';
import { hold } from '../support/held-rows.js';
import { killWhileItWaits } from '../support/killed-server.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow, storedJobs } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';

const JOB = 'finish-place-release';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** The release was five minutes ago, for its row and for its job. */
async function letUndoWindowPass(): Promise<void> {
  await database.query(
    `WITH released AS (
       UPDATE place_releases SET released_at = released_at - interval '5 minutes' RETURNING released_at
     ) UPDATE pgboss.job SET start_after = now(), data = data || $1 WHERE name = $2`,
    [JSON.stringify({ releasedAt: await releasedBefore() }), JOB],
  );
}

async function releasedBefore(): Promise<string> {
  const [row] = await database.query<{ releasedAt: Date }>(
    `SELECT released_at - interval '5 minutes' AS "releasedAt" FROM place_releases`,
  );
  return row?.releasedAt.toISOString() ?? '';
}

it(
  'D32: a release goes on where a server that is killed with -9 has left it: one mail a person',
  async () => {
    const attendees = 450;
    const server = await startWorkerProcess(database);
    const staff = await server.world.staff();
    const { id } = await server.world.event(staff, { pricePence: 0 });
    await fillEvent(database, id, { attendees });
    await database.query(`UPDATE sign_ups SET signed_up_at = now() - interval '1 hour'`);
    await database.query(
      `UPDATE events SET starts_at = now() - interval '1 hour', ends_at = now() + interval '1 day'`,
    );
    const lastPlace = await hold(
      database,
      'SELECT 1 FROM sign_ups WHERE id IN (SELECT id FROM sign_ups ORDER BY signed_up_at DESC, id DESC LIMIT 1) FOR UPDATE',
      [],
    );
    await releaseMissingPlaces(staff.client, id);
    await letUndoWindowPass();
    await killWhileItWaits(database, server, lastPlace);
    const signUps = () => database.query('SELECT id FROM sign_ups');
    expect(await signUps()).toHaveLength(50);

    await startWorkerProcess(database);
    await jobsWhen(database, JOB, isWaitingAgain, 60_000);
    await retryNow(database);
    await jobsWhen(database, JOB, isDone);
    expect(await signUps()).toEqual([]);
    const mails = await storedJobs(database, 'send-sign-up-cancelled-mail');
    expect(new Set(mails.map(({ data }) => data.signUpId)).size).toBe(attendees);
    expect(mails).toHaveLength(attendees);
    expect(await database.query('SELECT sign_up_count AS count FROM events')).toEqual([{ count: 0 }]);
  },
  LONG_TEST,
);
