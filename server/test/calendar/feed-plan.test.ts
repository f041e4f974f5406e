import { afterAll, beforeAll, expect, it } from 'vitest';
import { namesOf, planOfStatement } from '../support/plans.js';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { readFeed, resetFeed } from './feed-operations.js';

const EVENTS = 20_000;
const ACCOUNTS = 2_000;
/** Of each account. */
const PLACES = 12;

let app: TestApp;
let feed: { url: string };
let etag: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  const staff = await app.world.staff();
  feed = await resetFeed(await app.world.user());
  await app.database.query(
    `INSERT INTO events (id, title, description, location, type, date, start_time, end_time, price_pence, public,
                         created_at, created_by_id, sign_up_count, search_text, time_zone, starts_at, ends_at,
                         updated_at, revision)
     SELECT gen_random_uuid(), 'Event ' || n, 'Words', 'Leeds', 'Talk', date '2027-01-01' + n / 288, '10:00', '11:00', 0,
            true, now(), $1, 0, '', 'UTC', timestamptz '2027-01-01T10:00Z' + n * interval '5 minutes',
            timestamptz '2027-01-01T11:00Z' + n * interval '5 minutes', now(), 0 FROM generate_series(1, $2::int) AS n`,
    [staff.id, EVENTS],
  );
  await app.database.query(
    `INSERT INTO accounts (id, email, name, role, created_at)
     SELECT gen_random_uuid(), 'user-' || n || '@example.org', 'Ines', 'USER', now() FROM generate_series(2, $1::int) AS n`,
    [ACCOUNTS],
  );
  const every = (table: string, times: string) =>
    `INSERT INTO ${table} SELECT gen_random_uuid(), event.id, account.id, ${times}
     FROM (SELECT id, row_number() OVER () AS n FROM accounts) AS account
     CROSS JOIN generate_series(1, $2::int) AS place
     JOIN (SELECT id, row_number() OVER () AS n FROM events) AS event ON event.n = (account.n * 7 + place * 833) % $1::int`;
  await app.database.query(
    every(
      'sign_ups (id, event_id, account_id, name, email, signed_up_at)',
      `'Ines', account.id || '@b', now()`,
    ),
    [EVENTS, PLACES],
  );
  await app.database.query(
    every(
      'cancelled_sign_ups (id, event_id, account_id, signed_up_at, cancelled_at, by_creator)',
      `now(), timestamptz '2027-02-20', false`,
    ),
    [EVENTS, PLACES],
  );
  await app.database.query(
    every(
      'waiting_list_entries (id, event_id, account_id, name, email, joined_at)',
      `'Ines', account.id || '@c', now()`,
    ),
    [EVENTS, PLACES],
  );
  await app.database.query(
    `INSERT INTO calendar_feeds SELECT id, sha256(id::text::bytea), 'secret', now() FROM accounts
     ON CONFLICT DO NOTHING`,
  );
  await app.database.query('ANALYZE');
  etag = (await readFeed(app, feed)).headers.get('etag') ?? '';
});
afterAll(() => app.close());

const poll = async () => {
  expect((await readFeed(app, feed, { 'if-none-match': etag })).status).toBe(304);
};

it('R6: a read that finds no change is one statement', async () => {
  expect(await textsOfStatements(poll)).toEqual([expect.stringContaining('calendar_feeds')]);
});

it.each(['for its values', 'for any values'] as const)(
  'R6: it reads by indexes on the account, planned %s',
  async (made) => {
    const plan = await planOfStatement(app.database, /calendar_feeds/, poll, made);
    const wholeTables = plan.filter((node) => node['Node Type'] === 'Seq Scan');
    // Empty here, and of a page or two elsewhere.
    expect(wholeTables.map((node) => node['Relation Name'])).toEqual(['blocked_addresses']);
    expect(namesOf(plan)).toEqual(
      expect.arrayContaining(['calendar_feeds_secret_hash_unique', 'cancelled_sign_ups_latest']),
    );
  },
);
