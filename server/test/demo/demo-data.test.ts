import { expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.js';
import { fillDemoData } from '../../src/demo/fill-demo-data.js';
import { createLog } from '../../src/platform/log.js';
import { StartError } from '../../src/platform/start-error.js';
import { ownDatabase } from '../database/own-database.js';
import { wrongCounts } from '../sign-ups/sign-up-rows.js';
import { storedJobs } from '../support/stored-jobs.js';
import { TestClock } from '../support/test-clock.js';

async function demo(env: NodeJS.ProcessEnv = {}) {
  const { database, dataSource } = await ownDatabase();
  const dependencies = { config: readConfig(env), clock: new TestClock(), log: createLog('silent') };
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

it('the demo is the same each time, and filled once', async () => {
  const [first, second] = [await demo(), await demo()];
  const people = await attendees(first);
  expect(await attendees(second)).toEqual(people);
  await first.fill();
  expect(await attendees(first)).toEqual(people);
});

it('nobody is sent a mail by the demo, nor has to show that an address is theirs', async () => {
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
