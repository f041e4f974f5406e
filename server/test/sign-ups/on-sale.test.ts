import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insist, manyAccounts, type Post, PUBLIC_URL, postAll } from '../support/many-accounts.js';
import { startServerProcess } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { insertFreeEvent } from './free-event.js';
import { signUpBody } from './sign-up-operations.js';
import { wrongCounts } from './sign-up-rows.js';

vi.setConfig({ testTimeout: CROWD_TEST });

/** In flight at a time. */
const CONNECTIONS = 32;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/**
 * Lets all people ask twice for a place, one process each.
 * @returns how many people were told what, both answers in alphabetical order
 */
async function sell(places: number, people: number): Promise<Record<string, number>> {
  const env = { DATABASE_URL: database.url, PUBLIC_URL, LOG_LEVEL: 'warn' };
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  const cookies = await manyAccounts(database, people);
  const eventId = await insertFreeEvent(database);
  await database.query('UPDATE events SET capacity = $2 WHERE id = $1', [eventId, places]);
  const posts = cookies.flatMap((cookie, n): Post[] => {
    const body = signUpBody({ eventId, name: `Number ${n + 1}`, email: `many-${n + 1}@example.org` });
    return servers.map(({ url }) => ({ url, cookie, body }));
  });
  const told = new Map<string, string[]>();
  await postAll(posts, CONNECTIONS, async (post, agent) => {
    const reply = await insist(post, agent);
    const { data, errors } = JSON.parse(reply.body);
    const outcome = errors ? reply.body : (data.signUp.userErrors[0]?.code ?? 'place');
    told.set(post.cookie, [...(told.get(post.cookie) ?? []), outcome].toSorted());
    return reply;
  });
  const byAnswers = Map.groupBy(told.values(), (outcomes) => outcomes.join());
  return Object.fromEntries([...byAnswers].map(([answers, same]) => [answers, same.length]));
}

it('L3: of 10,000 attempts over two processes exactly 500 get a place, and each is told the truth', async () => {
  expect(await sell(500, 5_000)).toEqual({ 'ALREADY_SIGNED_UP,place': 500, 'EVENT_FULL,EVENT_FULL': 4_500 });
  const [stored] = await database.query(
    `SELECT count(*)::int AS rows, count(DISTINCT account_id)::int AS accounts,
       (SELECT sum(sign_up_count)::int FROM events) AS counted,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-sign-up-confirmation') AS jobs
     FROM sign_ups`,
  );
  expect(stored).toEqual({ rows: 500, accounts: 500, counted: 500, jobs: 500 });
  expect(await wrongCounts(database)).toEqual([]);
});

it('L3: and without the count there is no end of places', async () => {
  await database.query(
    `CREATE FUNCTION leave_as_it_is() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'`,
  );
  await database.query(
    `CREATE TRIGGER no_count BEFORE UPDATE OF sign_up_count ON events FOR EACH ROW EXECUTE FUNCTION leave_as_it_is()`,
  );
  expect(await sell(20, 100)).toEqual({ 'ALREADY_SIGNED_UP,place': 100 });
});
