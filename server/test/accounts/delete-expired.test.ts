import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { isDone, storedJobs } from '../support/stored-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { PASSWORD } from '../support/world.js';
import { viewerOf } from './account-operations.js';
import { verifyEmail } from './recovery-operations.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const accountsIn = async (table: string) =>
  (await database.query<{ id: string }>(`SELECT account_id AS id FROM ${table} ORDER BY 1`)).map(
    ({ id }) => id,
  );

/** As if the processes had last looked for what is due two days ago. */
async function nobodyLookedForTwoDays(): Promise<void> {
  await database.query(`UPDATE pgboss.version SET cron_on = now() - interval '2 days'`);
  await database.query(`UPDATE pgboss.schedule SET created_on = now() - interval '3 days'`);
}

/**
 * Has each process look for what its planner has sent. By itself it does so each half minute, and the planner sends for the
 * first time after that.
 */
function lookNow(apps: TestApp[]): void {
  for (const { jobs } of apps) {
    // biome-ignore lint/complexity/useLiteralKeys: only this form reads a protected field
    const boss = jobs['boss'];
    for (const { id, name } of boss.getWipData({ includeInternal: true }))
      if (name === '__pgboss__send-it') boss.notifyWorker(id);
  }
}

describe('every night', () => {
  it('S19, S21: deletes only ended sessions and expired links, in one of two processes', {
    timeout: LONG_TEST,
  }, async () => {
    const clock = new TestClock();
    const mailGateway = new FakeMailGateway();
    const before = await startTestApp({ database, clock, mail: mailGateway, rareSchedules: true });
    const [idle, active, old] = [
      await before.world.user(),
      await before.world.user(),
      await before.world.user(),
    ];
    await mailGateway.arrival(idle.email, 'Confirm');
    await mailGateway.arrival(active.email, 'Confirm');
    await mailGateway.arrival(old.email, 'Confirm');
    clock.advance(14 * DAY - HOUR);
    for (const { client } of [active, old]) expect(await viewerOf(client)).not.toBeNull();
    clock.advance(HOUR);
    const late = await before.world.user();
    const secret = secretIn(await mailGateway.arrival(late.email, 'Confirm'));
    const ninetyDaysAgo = new Date(clock.now().getTime() - 90 * DAY);
    await database.query('UPDATE sessions SET created_at = $1 WHERE account_id = $2', [
      ninetyDaysAgo,
      old.id,
    ]);
    expect(await accountsIn('sessions')).toHaveLength(4);
    expect(await accountsIn('email_tokens')).toHaveLength(4);
    await before.close();

    await nobodyLookedForTwoDays();
    const options = { database, clock, rareSchedules: true };
    const apps = await Promise.all([startTestApp(options), startTestApp(options)]);
    await waitUntil(async () => {
      lookNow(apps);
      const found = await storedJobs(database, 'delete-expired');
      expect(found.map(isDone)).toEqual([true]);
    }, 60_000);
    expect(await accountsIn('sessions')).toEqual([active.id, late.id].toSorted());
    expect(await accountsIn('email_tokens')).toEqual([late.id]);
    expect((await verifyEmail(apps[0].anonymous(), secret, PASSWORD)).userErrors).toEqual([]);

    await waitUntil(async () => {
      lookNow(apps);
      const waiting = await database.query(
        `SELECT 1 FROM pgboss.job WHERE name LIKE '%send-it' AND state < 'completed'`,
      );
      expect(waiting).toEqual([]);
    }, 60_000);
    expect(await storedJobs(database, 'delete-expired')).toHaveLength(1);
    await Promise.all(apps.map((app) => app.close()));
  });

  it('is planned once however many processes start', async () => {
    const one = await startTestApp({ rareSchedules: true });
    const other = await startTestApp({ database: one.database, rareSchedules: true });
    const plans = await one.database.query('SELECT cron, timezone FROM pgboss.schedule WHERE name = $1', [
      'delete-expired',
    ]);
    expect(plans).toEqual([{ cron: '17 3 * * *', timezone: 'UTC' }]);
    await other.close();
    await one.close();
  });
});
