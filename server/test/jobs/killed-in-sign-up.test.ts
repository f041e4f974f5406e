import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { hold } from '../support/held-rows.js';
import { killServer } from '../support/killed-server.js';
import { storedJobs } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

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
  if (left) {
    server.child.kill('SIGKILL');
    await server.ended;
    await held.release();
  }
  await killServer(database, server);
  expect(await answer).toBe('no answer');
  if (!left) await held.release();

  const signUps = await database.query('SELECT id FROM sign_ups WHERE event_id = $1', [event.id]);
  expect(signUps).toHaveLength(left);
  const asked = await storedJobs(database, 'send-sign-up-confirmation');
  expect(asked.map(({ data }) => ({ id: data.signUpId }))).toEqual(signUps);
});
