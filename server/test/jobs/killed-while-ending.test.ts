import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillEvent, leftOf } from '../../bench/large-event.js';
import { cancelEvent, deleteEvent } from '../events/event-operations.js';
import { hold } from '../support/held-rows.js';
import { killWhileItWaits, letUndoWindowPass } from '../support/killed-server.js';
import { isDone, isWaitingAgain, jobsWhen, retryNow, storedJobs } from '../support/stored-jobs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { startWorkerProcess } from '../support/worker-process.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

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
  await killWhileItWaits(database, server, held);
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
  await letUndoWindowPass(database);
  await killWhileItWaits(database, server, lastPlace);
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
  await killWhileItWaits(database, second, lastPayment);
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
