import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillEvent, leftOf } from '../../bench/large-event.js';
import { cancelEvent, deleteEvent } from '../events/event-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { dataFolder } from '../support/data-folder.js';
import { hold } from '../support/held-rows.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow, storedJobs } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it('J2: the job of a worker that was killed with -9 runs again within 90 s', async () => {
  const env = { DATA_DIR: await dataFolder() };
  const killed = await startWorkerProcess(database, env);
  await killed.failNext(1, 'timeout');
  const { email } = await killed.world.user();
  await waitUntil(async () => expect(await killed.plannedFailures()).toEqual([]));
  killed.child.kill('SIGKILL');
  const killedAt = Date.now();
  await killed.ended;
  const next = await startWorkerProcess(database, env);

  // PostgreSQL and this test are on one machine: one clock.
  const [job] = await jobsWhen(database, 'send-email-verification', isWaitingAgain, 35_000);
  expect(job?.output).toEqual({ value: { message: 'job heartbeat timeout' } });
  console.info(`J2: taken away from the killed worker after ${Date.now() - killedAt} ms`);
  const waitsUntil = job?.startAfter.getTime() ?? Number.NaN;
  expect(waitsUntil - killedAt).toBeLessThan(90_000);

  await retryNow(database);
  await jobsWhen(database, 'send-email-verification', isDone);
  expect(await next.mails()).toMatchObject([{ To: email }]);
});

it('C3: the deletion of an event goes on where a server that is killed with -9 has left it', async () => {
  const attendees = 1_200;
  const server = await startWorkerProcess(database);
  const staff = await server.world.staff();
  const event = await server.world.event(staff, { pricePence: 0 });
  await fillEvent(database, event.id, { attendees });
  const held = await hold(
    database,
    'SELECT 1 FROM sign_ups WHERE id IN (SELECT id FROM sign_ups ORDER BY ctid DESC LIMIT 1) FOR UPDATE',
    [],
  );
  await deleteEvent(staff.client, event.id);
  await killWhileItWaits(server, held);
  const left = await leftOf(database, event.id);
  expect(left).toMatchObject({ events: 1, signUps: 200, mails: 1_000 });

  await startWorkerProcess(database);
  await jobsWhen(database, 'finish-event-deletion', isWaitingAgain, 60_000);
  await retryNow(database);
  await jobsWhen(database, 'finish-event-deletion', isDone);
  expect(await leftOf(database, event.id)).toMatchObject({
    ...{ events: 0, signUps: 0, mails: attendees, people: attendees },
  });
});

it('E4: a cancellation goes on where servers that are killed with -9 have left it: one mail and one refund a person', async () => {
  const attendees = 600;
  const server = await startWorkerProcess(database);
  const staff = await server.world.staff();
  const event = await server.world.event(staff);
  await fillEvent(database, event.id, { attendees, paidPence: 2_450 });
  await database.query('UPDATE sign_ups SET added_to_calendar_at = now()');
  const lastPlace = await hold(
    database,
    'SELECT 1 FROM sign_ups WHERE id IN (SELECT id FROM sign_ups ORDER BY account_id DESC LIMIT 1) FOR UPDATE',
    [],
  );
  await cancelEvent(staff.client, event.id);
  await letFiveMinutesPass(event.id);
  await killWhileItWaits(server, lastPlace);
  const kept = { events: 1, signUps: attendees };
  expect(await leftOf(database, event.id)).toMatchObject({ ...kept, mails: 500, refunds: 0 });

  const lastPayment = await hold(
    database,
    'SELECT 1 FROM payments WHERE id IN (SELECT id FROM payments ORDER BY id DESC LIMIT 1) FOR UPDATE',
    [],
  );
  const second = await startWorkerProcess(database);
  await jobsWhen(database, 'finish-event-cancellation', isWaitingAgain, 60_000);
  await retryNow(database);
  await killWhileItWaits(second, lastPayment);
  // PostgreSQL chooses the order of the payments: the held one may be in the first batch.
  expect([0, 500]).toContain((await leftOf(database, event.id)).refunds);

  await startWorkerProcess(database);
  await jobsWhen(database, 'finish-event-cancellation', isWaitingAgain, 60_000);
  await retryNow(database);
  await jobsWhen(database, 'finish-event-cancellation', isDone);
  expect(await leftOf(database, event.id)).toMatchObject({
    ...{ ...kept, mails: attendees, people: attendees, refunds: attendees, unrefunded: 0 },
  });
  expect(await storedJobs(database, 'refund-payment')).toHaveLength(attendees);
});

async function killWhileItWaits(
  { child }: Awaited<ReturnType<typeof startWorkerProcess>>,
  held: Awaited<ReturnType<typeof hold>>,
): Promise<void> {
  await held.waiting(1);
  child.kill('SIGKILL');
  await waitUntil(async () => expect(await connectionsOfServers()).toEqual([]));
  await held.release();
}

/** The cancellation was five minutes ago, for the event and for its job. */
async function letFiveMinutesPass(eventId: string): Promise<void> {
  const [event] = await database.query<{ cancelledAt: Date }>(
    `UPDATE events SET cancelled_at = cancelled_at - interval '5 minutes' WHERE id = $1
     RETURNING cancelled_at AS "cancelledAt"`,
    [eventId],
  );
  await database.query(
    `UPDATE pgboss.job SET start_after = now(), data = data || $1 WHERE name = 'finish-event-cancellation'`,
    [JSON.stringify({ cancelledAt: event?.cancelledAt.toISOString() })],
  );
}

/** Where a sign-up can be when its server is killed, by what it waits for there; and how many are stored in the end. */
it.each([
  ['neither sign-up nor job when it has not got to the event', 'SELECT FROM events FOR NO KEY UPDATE', 0],
  ['neither when the sign-up is stored and the job is not', 'SELECT pg_advisory_lock(2)', 0],
  ['both when the commit is on its way', 'SELECT pg_advisory_lock(1)', 1],
])('J1: a server that is killed with -9 in mid-sign-up leaves %s', async (_what, lock, left) => {
  const server = await startWorkerProcess(database);
  const event = await server.world.event(await server.world.staff(), { pricePence: 0 });
  const person = await server.world.user();
  await database.query(
    `CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::int); RETURN NEW; END'`,
  );
  await database.query(
    `CREATE TRIGGER waits AFTER INSERT ON pgboss.job FOR EACH ROW
       WHEN (NEW.name = 'send-sign-up-confirmation') EXECUTE FUNCTION wait_for_test(2)`,
  );
  await database.query(
    `CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON sign_ups DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION wait_for_test(1)`,
  );

  const held = await hold(database, lock, []);
  const answer = signUpPerson(person, event.id).catch(() => 'no answer');
  await held.waiting(1);
  server.child.kill('SIGKILL');
  expect(await answer).toBe('no answer');
  if (left) await held.release();
  await waitUntil(async () => expect(await connectionsOfServers()).toEqual([]));
  if (!left) await held.release();

  const signUps = await database.query('SELECT id FROM sign_ups WHERE event_id = $1', [event.id]);
  expect(signUps).toHaveLength(left);
  const asked = await storedJobs(database, 'send-sign-up-confirmation');
  expect(asked.map(({ data }) => ({ id: data.signUpId }))).toEqual(signUps);
});

function connectionsOfServers(): Promise<object[]> {
  return database.query(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'turnout%'`,
  );
}
