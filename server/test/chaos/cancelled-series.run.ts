import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fillSeveralEvents } from '../../bench/large-event.js';
import { cancelEvent } from '../events/event-operations.js';
import { idsOf, seriesOf } from '../events/series-operations.js';
import { dataFolder } from '../support/data-folder.js';
import { killServer, letUndoWindowPass, takeFromKilled } from '../support/killed-server.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { startWorkerProcess } from '../support/worker-process.js';

const EVENTS = 52;
/** People with a place at each of the events, and people with one place, for each event. */
const REGULARS = 100;
const OTHERS = 300;
const PLACES = EVENTS * (REGULARS + OTHERS);
/** Milliseconds that a worker lives. */
const LIFE = 2_000;

it('E4, E9: 52 events with 400 people each, cancelled while the worker is killed with -9 every 2 s, are one mail a person and one refund a place', async () => {
  const database = await createTestDatabase();
  const env = { DATA_DIR: await dataFolder() };
  let worker = await startWorkerProcess(database, env);
  const staff = await worker.world.staff();
  const ids = idsOf(await seriesOf(worker.world, staff, { pricePence: 2_450 }, { count: EVENTS }));
  await fillSeveralEvents(database, ids, { attendees: REGULARS, paidPence: 2_450, of: 'regular' });
  for (const [index, id] of ids.entries())
    await fillSeveralEvents(database, [id], { attendees: OTHERS, paidPence: 2_450, of: `date-${index}` });
  await holdBackMailsAndRefunds(database);

  const askedAt = performance.now();
  const { data } = await cancelEvent(staff.client, ids[0] ?? '', { scope: 'THIS_AND_FOLLOWING' });
  const answeredAfter = performance.now() - askedAt;
  expect(data.cancelEvent.userErrors).toEqual([]);
  await letUndoWindowPass(database);
  const startedAt = performance.now();
  let kills = 0;
  for (; (await unfinished(database)) > 0; kills++) {
    await delay(LIFE);
    await killServer(database, worker);
    await takeFromKilled(database);
    worker = await startWorkerProcess(database, env);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.info(
    `E4: cancelEvent of ${EVENTS} events with ${PLACES} places answered after ${answeredAfter.toFixed(0)} ms; ` +
      `mails and refunds asked for after ${seconds} s and ${kills} kills`,
  );
  expect(await askedFor(database)).toEqual({
    mails: REGULARS + EVENTS * OTHERS,
    people: REGULARS + EVENTS * OTHERS,
    places: PLACES,
    refunds: PLACES,
    payments: PLACES,
    unrefunded: 0,
  });
  await killServer(database, worker);
  await database.drop();
});

/** They are counted here, and sent elsewhere: a mail that is under way when its process is killed may come twice. */
async function holdBackMailsAndRefunds(database: TestDatabase): Promise<void> {
  await database.query(
    `CREATE FUNCTION hold_back() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN NEW.start_after = now() + interval ''1 day''; RETURN NEW; END'`,
  );
  await database.query(
    `CREATE TRIGGER holds_back BEFORE INSERT ON pgboss.job FOR EACH ROW
     WHEN (NEW.name IN ('send-event-cancelled-mail', 'send-events-cancelled-mail', 'refund-payment'))
     EXECUTE FUNCTION hold_back()`,
  );
}

async function unfinished(database: TestDatabase): Promise<number> {
  const [left] = await database.query<{ count: number }>(
    `SELECT count(*)::int FROM pgboss.job WHERE state <> 'completed'
     AND name IN ('notify-people-of-events', 'finish-event-cancellation')`,
  );
  return left?.count ?? 0;
}

async function askedFor(database: TestDatabase): Promise<unknown> {
  const [asked] = await database.query(
    `WITH mails AS (
       SELECT data->'attendee'->>'email' AS email, coalesce(jsonb_array_length(data->'places'), 1) AS places
       FROM pgboss.job WHERE name IN ('send-event-cancelled-mail', 'send-events-cancelled-mail')
     ), refunds AS (SELECT data->>'paymentId' AS id FROM pgboss.job WHERE name = 'refund-payment')
     SELECT (SELECT count(*)::int FROM mails) AS mails, (SELECT count(DISTINCT email)::int FROM mails) AS people,
       (SELECT sum(places)::int FROM mails) AS places, (SELECT count(*)::int FROM refunds) AS refunds,
       (SELECT count(DISTINCT id)::int FROM refunds) AS payments,
       (SELECT count(*)::int FROM payments WHERE status = 'SUCCEEDED') AS unrefunded`,
  );
  return asked;
}
