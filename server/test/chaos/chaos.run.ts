import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GoogleSide } from '../calendar/google-side.js';
import { StripeSide } from '../payments/stripe-side.js';
import { ApiClient } from '../support/api-client.js';
import { manyAccounts } from '../support/many-accounts.js';
import { storedJobs } from '../support/stored-jobs.js';
import { createTestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';
import { World } from '../support/world.js';
import type { Act } from './acts.js';
import { paymentsWithoutEnd, readBooks } from './books.js';
import { Crowd, type Operation } from './crowd.js';
import { endFaults, Faults } from './faults.js';
import { startTwoServers } from './two-servers.js';

const PEOPLE = 100;
const EVENTS = 60;
/** Places of every third event. */
const SMALL_EVENT = 4;
const OPERATIONS = Number(process.env.CHAOS_OPERATIONS ?? 1500);
/** People who act at the same time. */
const CONCURRENCY = 6;
/** A run can be repeated with its seed, but for what the machine does. */
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
/** Milliseconds in which all that was begun must come to rest: P12 allows 10 minutes. */
const REST_LIMIT = 12 * 60_000;

const weights: Record<Act, number> = {
  'sign up': 30,
  'start checkout': 25,
  pay: 20,
  decline: 5,
  complete: 20,
  'give back': 10,
  wait: 10,
  'change price': 3,
  'delete event': 1,
  'delete account': 1,
  'change password': 3,
  'create token': 3,
  'sign in with Google': 3,
  'fail to delete account': 3,
};

const anyOperation: fc.Arbitrary<Operation> = fc.record({
  act: fc.oneof(
    ...Object.entries(weights).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) })),
  ),
  person: fc.nat({ max: PEOPLE - 1 }),
  event: fc.nat({ max: EVENTS - 1 }),
});

it('F1, F2, F3, F9: nothing confirmed is lost, and the books agree, whatever is killed or fails', async () => {
  const database = await createTestDatabase();
  const servers = await startTwoServers(database);
  const stripe = new StripeSide(servers.sandbox);
  await stripe.sendWebhooksTo(servers.url);
  const creator = await new World(() => new ApiClient(servers.url)).staff();
  const world = new World(() => new ApiClient(servers.url));
  const eventIds: string[] = [];
  for (let n = 0; n < EVENTS; n++) {
    const { id } = await world.event(creator, {
      title: `Event ${n}`,
      pricePence: n % 2 ? 1000 : 0,
      capacity: n % 3 ? null : SMALL_EVENT,
      // The price of every other paid event comes back with the place.
      refundDeadlineHours: n % 4 === 1 ? 24 : null,
    });
    eventIds.push(id);
  }
  const port = new URL(servers.url).port;
  // Some delete their account at the end of the run: their sign-ins still count as recent then.
  const cookies = await manyAccounts(database, PEOPLE, new Date(Date.now() + 60 * 60_000));
  const attendees = cookies.map((cookie, index) => ({
    id: '',
    email: `many-${index + 1}@example.org`,
    client: new ApiClient(servers.url, { cookie: cookie.replace('session-4000', `session-${port}`) }),
    checkouts: new Map(),
  }));
  const crowd = new Crowd(attendees, creator, eventIds, database, new GoogleSide(servers.sandbox), stripe);

  const operations = fc.sample(anyOperation, { numRuns: OPERATIONS, seed: SEED });
  const faults = new Faults(servers, database);
  let done = 0;
  const act = async () => {
    for (let next = operations.shift(); next; next = operations.shift()) {
      await crowd.do(next);
      await faults.after(++done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, act));
  await faults.areOver();

  const restBegan = Date.now();
  await waitUntil(() => endFaults(servers));
  await waitUntil(async () => {
    const open = (await storedJobs(database)).filter(({ state }) => !['completed', 'failed'].includes(state));
    const { mustBeZero } = await readBooks(database, servers, crowd);
    if (open.length > 0) throw new Error(`${open.length} jobs are waiting: ${open[0]?.name}`);
    expect(Object.entries(mustBeZero).filter(([, number]) => number !== 0)).toEqual([]);
  }, REST_LIMIT).catch(() => {});
  const { mustBeZero, ...sums } = await readBooks(database, servers, crowd);
  console.table({ seed: SEED, operations: OPERATIONS, ...servers.counts, ...faults.counts, ...sums });
  console.table(crowd.answers);
  console.table({
    ...mustBeZero,
    'seconds until all came to rest': Math.round((Date.now() - restBegan) / 1000),
  });
  console.table(await paymentsWithoutEnd(database));
  await servers.close();
  expect(Object.entries(mustBeZero).filter(([, number]) => number !== 0)).toEqual([]);
  expect(servers.counts.kills, 'a run in which nothing went wrong').toBeGreaterThan(0);
  expect(faults.counts.postgresCrashes, 'crashes of PostgreSQL').toBeGreaterThan(0);
  expect(servers.counts.otherExits, 'processes that ended by themselves').toBe(0);
});
