import { expect, it, vi } from 'vitest';
import {
  insist,
  manyAccounts,
  type Post,
  PUBLIC_URL,
  postAll,
  type Reply,
} from '../support/many-accounts.js';
import { startServerProcess } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { insertFreeEvent } from './free-event.js';
import { signUpBody } from './sign-up-operations.js';
import { wrongCounts } from './sign-up-rows.js';

vi.setConfig({ testTimeout: CROWD_TEST });

/** In flight at a time. A person who is told on a slow machine that all are busy tries again, as people do. */
const CONNECTIONS = 32;

/**
 * Signs so many accounts up to one event over two server processes, as fast as they answer. Every second one asks
 * twice at the same time, one process each.
 */
async function everybodyAtOnce(database: TestDatabase, accounts: number) {
  const env = { DATABASE_URL: database.url, PUBLIC_URL, LOG_LEVEL: 'warn' };
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  const cookies = await manyAccounts(database, accounts);
  const eventId = await insertFreeEvent(database);
  const posts = cookies.flatMap((cookie, n): Post[] => {
    const body = signUpBody({ eventId, name: `Number ${n + 1}`, email: `many-${n + 1}@example.org` });
    const urls = n % 2 ? servers.map(({ url }) => url) : [servers[(n / 2) % 2]?.url ?? ''];
    return urls.map((url) => ({ url, cookie, body }));
  });
  const started = performance.now();
  const replies = await postAll(posts, CONNECTIONS, (post, agent) => insist(post, agent));
  const seconds = (performance.now() - started) / 1000;
  console.info(`D1: ${posts.length} requests in ${seconds.toFixed(1)} s`);
  return { posts: posts.length, outcomes: countBy(replies, outcomeOf) };
}

/** `place`, the code of a rejection, or what else came back. */
function outcomeOf({ status, body }: Reply): string {
  const { data, errors } = JSON.parse(body);
  if (status !== 200 || errors) return `${status} ${body}`;
  return data.signUp.userErrors[0]?.code ?? 'place';
}

function countBy<Item>(items: Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

const inOwnDatabase = async (test: (database: TestDatabase) => Promise<void>) => {
  const database = await createTestDatabase();
  try {
    await test(database);
  } finally {
    await database.drop();
  }
};

const placesOf = async (database: TestDatabase) =>
  (
    await database.query<{ rows: number; accounts: number; counted: number; jobs: number }>(
      `SELECT count(*)::int AS rows, count(DISTINCT account_id)::int AS accounts,
         (SELECT sum(sign_up_count)::int FROM events) AS counted,
         (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-sign-up-confirmation') AS jobs
       FROM sign_ups`,
    )
  )[0];

it('D1: 10,000 accounts get one place each from 15,000 parallel attempts at two processes', async () => {
  await inOwnDatabase(async (database) => {
    const { posts, outcomes } = await everybodyAtOnce(database, 10_000);
    expect(posts).toBe(15_000);
    expect(outcomes).toEqual({ place: 10_000, ALREADY_SIGNED_UP: 5_000 });
    expect(await placesOf(database)).toEqual({
      rows: 10_000,
      accounts: 10_000,
      counted: 10_000,
      jobs: 10_000,
    });
    expect(await wrongCounts(database)).toEqual([]);
  });
});

it('D1: and without the guard of the database they get several', async () => {
  await inOwnDatabase(async (database) => {
    await database.query(
      'ALTER TABLE sign_ups DROP CONSTRAINT sign_ups_one_per_account, DROP CONSTRAINT sign_ups_one_per_email',
    );
    const { outcomes } = await everybodyAtOnce(database, 400);
    expect(outcomes.place).toBeGreaterThan(400);
    const places = await placesOf(database);
    expect(places?.accounts).toBe(400);
    expect(places?.rows).toBeGreaterThan(400);
  });
});
