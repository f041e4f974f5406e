import { range } from 'es-toolkit/math';
import { expect, it, onTestFinished, vi } from 'vitest';
import { insist, manyAccounts, type Post, PUBLIC_URL, postAll } from '../support/many-accounts.js';
import { type ServerProcess, startServerProcess } from '../support/server-process.js';
import { size } from '../support/size.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { insertFreeEvent } from './free-event.js';
import { signUpBody } from './sign-up-operations.js';
import { wrongCounts } from './sign-up-rows.js';

vi.setConfig({ testTimeout: CROWD_TEST });

const PEOPLE = size({ small: 300, whole: 5_000 });
const PLACES = PEOPLE / 10;
/** In flight at a time. */
const CONNECTIONS = 32;

interface Sale {
  database: TestDatabase;
  servers: ServerProcess[];
  cookies: string[];
}

async function openSale(): Promise<Sale> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const env = { DATABASE_URL: database.url, PUBLIC_URL, LOG_LEVEL: 'warn' };
  const servers = await Promise.all(range(2).map(() => startServerProcess(env)));
  return { database, servers, cookies: await manyAccounts(database, PEOPLE) };
}

/**
 * Lets all people ask twice for a place at a new event, one process each.
 * @returns how many people were told what, both answers in alphabetical order; and what is stored
 */
async function sell({ database, servers, cookies }: Sale) {
  const eventId = await insertFreeEvent(database);
  await database.query('UPDATE events SET capacity = $2 WHERE id = $1', [eventId, PLACES]);
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
  const [stored] = await database.query<{ rows: number; accounts: number; counted: number; jobs: number }>(
    `SELECT count(*)::int AS rows, count(DISTINCT account_id)::int AS accounts,
       (SELECT sign_up_count FROM events WHERE id = $1) AS counted,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-sign-up-confirmation') AS jobs
     FROM sign_ups WHERE event_id = $1`,
    [eventId],
  );
  return {
    told: Object.fromEntries([...byAnswers].map(([answers, same]) => [answers, same.length])),
    stored,
  };
}

it(`L3, D1: of ${PEOPLE * 2} attempts over two processes exactly ${PLACES} get a place, each is told the truth, and a control run without the guards shows the race`, async () => {
  const sale = await openSale();
  expect(await sell(sale)).toEqual({
    told: { 'ALREADY_SIGNED_UP,place': PLACES, 'EVENT_FULL,EVENT_FULL': PEOPLE - PLACES },
    stored: { rows: PLACES, accounts: PLACES, counted: PLACES, jobs: PLACES },
  });
  expect(await wrongCounts(sale.database)).toEqual([]);

  await sale.database.query(
    `CREATE FUNCTION leave_as_it_is() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END';
     CREATE TRIGGER no_count BEFORE UPDATE OF sign_up_count ON events FOR EACH ROW EXECUTE FUNCTION leave_as_it_is();
     ALTER TABLE sign_ups DROP CONSTRAINT sign_ups_one_per_account, DROP CONSTRAINT sign_ups_one_per_email`,
  );
  const { stored } = await sell(sale);
  expect(stored?.accounts).toBe(PEOPLE);
  expect(stored?.rows).toBeGreaterThan(PEOPLE);
});
