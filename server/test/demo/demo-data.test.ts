import { expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.js';
import { fillDemoData } from '../../src/demo/fill-demo-data.js';
import { noJobs } from '../../src/platform/jobs/job.js';
import { createLog } from '../../src/platform/log.js';
import { StartError } from '../../src/platform/start-error.js';
import { ownDatabase } from '../database/own-database.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { storedJobs } from '../support/stored-jobs.js';
import { TestClock } from '../support/test-clock.js';

async function demo(env: NodeJS.ProcessEnv = {}) {
  const { database, dataSource } = await ownDatabase();
  const quiet = { log: createLog('silent'), jobs: noJobs };
  const dependencies = { config: readConfig(env), clock: new TestClock(), ...quiet };
  const fill = () => fillDemoData({ ...dependencies, database: dataSource });
  await fill();
  return { database, fill };
}

type Demo = Awaited<ReturnType<typeof demo>>;

const attendees = ({ database }: Demo) =>
  database.query<{ title: string; price: number; people: string[] }>(
    `SELECT title, price_pence AS price, array_agg(sign_ups.email ORDER BY sign_ups.id) AS people
     FROM events JOIN sign_ups ON event_id = events.id GROUP BY events.id ORDER BY events.id`,
  );

it('the demo has people at a dozen of its free events and more, and nobody at one with a price', async () => {
  const { database, ...rest } = await demo();
  const events = await attendees({ database, ...rest });
  expect(events.length).toBeGreaterThan(12);
  expect(events.filter(({ price }) => price > 0)).toEqual([]);
  const sizes = events.map(({ people }) => people.length);
  expect(Math.min(...sizes)).toBe(1);
  expect(new Set(sizes).size).toBeGreaterThan(4);
  expect(await wrongCounts(database)).toEqual([]);
});

it('L4: one of the demo’s events is full, and a few people wait there', async () => {
  const { database } = await demo();
  const full = await database.query<{ capacity: number; places: number; waiting: number }>(
    `SELECT capacity, sign_up_count AS places, waiting_count AS waiting FROM events WHERE waiting_count > 0`,
  );
  expect(full).toEqual([{ capacity: 4, places: 4, waiting: 3 }]);
  const inLine = await database.query<{ email: string }>(
    'SELECT email FROM waiting_list_entries ORDER BY joined_at, id',
  );
  expect(inLine.map(({ email }) => email)).toEqual([
    'priya@example.org',
    'zofia@example.org',
    'maya@example.org',
  ]);
  expect(await wrongCounts(database)).toEqual([]);
});

it('some of the demo’s events have a capacity, and three with a price have a deadline for refunds', async () => {
  const { database } = await demo();
  const [counted] = await database.query(
    `SELECT count(capacity)::int AS limited, count(refund_deadline_hours) FILTER (WHERE price_pence > 0)::int AS refunding
     FROM events`,
  );
  expect(counted).toEqual({ limited: 7, refunding: 3 });
});

it('the demo is the same each time, and filled once', async () => {
  const [first, second] = [await demo(), await demo()];
  const people = await attendees(first);
  expect(await attendees(second)).toEqual(people);
  await first.fill();
  expect(await attendees(first)).toEqual(people);
});

it('the demo sends no mail, and no address of it waits for verification', async () => {
  const { database } = await demo();
  expect(await storedJobs(database)).toEqual([]);
  const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM accounts WHERE email_verified_at IS NOT NULL',
  );
  expect(count).toBe(11);
  expect(await database.query('SELECT id FROM accounts WHERE email_verified_at IS NULL')).toEqual([]);
});

it.each(['example.org', 'Example.Org'])(
  'S27: a staff domain that the demo’s users are in (%s) ends the start with a sentence',
  async (staffDomain) => {
    await expect(demo({ STAFF_DOMAIN: staffDomain })).rejects.toThrow(
      new StartError(
        "STAFF_DOMAIN is example.org, where the demo's users have their addresses: choose another, or set DEMO_DATA to false.",
      ),
    );
  },
);
