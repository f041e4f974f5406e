import { expect, it } from 'vitest';
import { insist, manyAccounts, type Post, PUBLIC_URL, postAll } from '../support/many-accounts.js';
import { startServerProcess } from '../support/server-process.js';
import { createTestDatabase } from '../support/test-database.js';
import { insertFreeEvent } from './free-event.js';
import { signUpBody } from './sign-up-operations.js';
import { wrongCounts } from './sign-up-rows.js';

const PEOPLE = 5_000;
const PLACES = 500;
/** In flight at a time. */
const CONNECTIONS = 32;

it('L3: of 10,000 attempts over two processes exactly 500 get a place, and each is told the truth', async () => {
  const database = await createTestDatabase();
  try {
    const env = { DATABASE_URL: database.url, PUBLIC_URL, LOG_LEVEL: 'warn' };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    const cookies = await manyAccounts(database, PEOPLE);
    const eventId = await insertFreeEvent(database);
    await database.query('UPDATE events SET capacity = $2 WHERE id = $1', [eventId, PLACES]);
    // Everybody asks twice, one process each.
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
    const byPerson: Record<string, number> = {};
    for (const outcomes of told.values()) {
      byPerson[outcomes.join()] = (byPerson[outcomes.join()] ?? 0) + 1;
    }
    expect(byPerson).toEqual({
      'ALREADY_SIGNED_UP,place': PLACES,
      'EVENT_FULL,EVENT_FULL': PEOPLE - PLACES,
    });
    const [stored] = await database.query(
      `SELECT count(*)::int AS rows, count(DISTINCT account_id)::int AS accounts,
         (SELECT sum(sign_up_count)::int FROM events) AS counted,
         (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-sign-up-confirmation') AS jobs
       FROM sign_ups`,
    );
    expect(stored).toEqual({ rows: PLACES, accounts: PLACES, counted: PLACES, jobs: PLACES });
    expect(await wrongCounts(database)).toEqual([]);
  } finally {
    await database.drop();
  }
}, 600_000);
