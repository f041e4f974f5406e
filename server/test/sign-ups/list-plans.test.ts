import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOf, namesOf, planOfStatement } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';

const EVENTS = 40;
const ACCOUNTS = 500;

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
  await app.database.query(
    `INSERT INTO events (id, title, description, location, type, date, start_time, end_time, price_pence, public,
                         created_at, created_by_id, sign_up_count, search_text, time_zone, starts_at, ends_at,
                         updated_at, revision)
     SELECT gen_random_uuid(), 'Event ' || n, 'Words', 'Leeds', 'Talk', date '2026-01-01' + n, '10:00', '11:00', 0,
            true, now(), $1, 0, '', 'UTC', timestamptz '2026-01-01T10:00Z' + n * interval '1 day',
            timestamptz '2026-01-01T11:00Z' + n * interval '1 day', now(), 0 FROM generate_series(1, $2::int) AS n`,
    [staff.id, EVENTS],
  );
  await app.database.query(
    `INSERT INTO accounts (id, email, name, role, created_at)
     SELECT gen_random_uuid(), 'user-' || n || '@example.org', 'Ines', 'USER', now() FROM generate_series(2, $1::int) AS n`,
    [ACCOUNTS],
  );
  // Everybody at every event.
  await app.database.query(
    `INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
     SELECT gen_random_uuid(), event.id, account.id, account.name, account.email,
            timestamptz '2027-01-01' + random() * interval '30 days'
     FROM events event, accounts account`,
  );
  // Half of the people of each event have arrived.
  await app.database.query(
    `INSERT INTO arrivals (sign_up_id, event_id, scan_id, door, arrived_at)
     SELECT id, event_id, gen_random_uuid(), 'North', now() FROM sign_ups WHERE hashtext(id::text) % 2 = 0`,
  );
  // Mail does not reach a tenth of all people.
  await app.database.query(
    `INSERT INTO mail_problems (email, problem, found_at)
     SELECT email, 'BOUNCED', now() FROM accounts WHERE hashtext(id::text) % 10 = 0`,
  );
  await app.database.query('ANALYZE');
});
afterAll(() => app.close());

const cursorAfter = (...keys: string[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
/** The arguments for a page, from either end of its list. */
const directions = ['after: $cursor', 'last: 20, before: $cursor'];
const ANY_ID = '7fffffff-0000-4000-8000-000000000000';

type Made = Parameters<typeof planOfStatement>[3];

const planOf = (selection: string, cursor: string | null = null, made?: Made) =>
  planOfStatement(
    app.database,
    /sign_ups/,
    async () => {
      const declaration = selection.includes('$cursor') ? 'query ($cursor: String)' : 'query';
      const { errors } = await staff.client.graphql(`${declaration} { ${selection} }`, { cursor });
      expect(errors).toBeUndefined();
    },
    made,
  );

describe('of 20,000 sign-ups', () => {
  it.each<[number, Made]>([
    [1, 'for its values'],
    [1, 'for any values'],
    [EVENTS, 'for its values'],
    [EVENTS, 'for any values'],
  ])(
    "those of %i events are read in order from an index, on any event's any page, planned %s",
    async (events, made) => {
      for (const page of directions) {
        const selection = `events(first: ${events}) { nodes { signUps(${page}) { nodes { id } } } }`;
        for (const cursor of [null, cursorAfter('2027-01-15T00:00:00.000Z', ANY_ID)]) {
          const plan = await planOf(selection, cursor, made);
          expect(namesOf(plan)).toEqual(['sign_ups_latest']);
          expect(kindsOf(plan)).not.toContain('Sort');
          const conditions = plan.map((node) => node['Index Cond'] ?? '').join();
          expect(conditions.includes('signed_up_at')).toBe(cursor !== null);
        }
      }
    },
  );

  it.each<Made>(['for its values', 'for any values'])(
    "an event's are read by name from an index, on any page, planned %s",
    async (made) => {
      for (const page of directions) {
        const selection = `events(first: 1) { nodes { signUps(orderBy: NAME, ${page}) { nodes { id } } } }`;
        for (const cursor of [null, cursorAfter('Inesa', ANY_ID)]) {
          const plan = await planOf(selection, cursor, made);
          expect(namesOf(plan)).toEqual(['sign_ups_by_name']);
          expect(kindsOf(plan)).not.toContain('Sort');
        }
      }
    },
  );

  it("an event's are searched among its own rows", async () => {
    const id = (await staff.client.graphql('{ events(first: 1) { nodes { id } } }')).data.events.nodes[0].id;
    const plan = await planOf(`event(id: "${id}") { signUps(search: "ines") { nodes { id } } }`);
    expect(kindsOf(plan)).not.toContain('Seq Scan');
  });

  it.each(['arrived: true', 'arrived: false', 'unreachable: true', 'unreachable: false'])(
    'the people of a filter are read without the rows of other events: %s',
    async (filter) => {
      const id = (await staff.client.graphql('{ events(first: 1) { nodes { id } } }')).data.events.nodes[0]
        .id;
      for (const orderBy of ['LATEST_FIRST', 'NAME']) {
        const plan = await planOf(
          `event(id: "${id}") { signUps(${filter}, orderBy: ${orderBy}) { nodes { id } } }`,
        );
        // The addresses that mail does not reach are few.
        const whole = plan.filter((node) => node['Node Type'] === 'Seq Scan');
        expect(whole.map((node) => node['Relation Name'])).not.toContain('sign_ups');
      }
    },
  );

  it("an account's own are found by an index, on any page", async () => {
    for (const cursor of [null, cursorAfter('2026-01-20', '10:00', ANY_ID)]) {
      for (const end of ['', ', hasEnded: true', ', hasEnded: false']) {
        const plan = await planOf(`viewer { signUps(after: $cursor${end}) { nodes { id } } }`, cursor);
        // Of those few that are over, or are not, each is looked up instead.
        const index = end === '' ? /^sign_ups_account_id$/ : /^sign_ups_(account_id|one_per_account)$/;
        expect(namesOf(plan).some((name) => index.test(name))).toBe(true);
        expect(
          plan.filter((node) => node['Relation Name'] === 'sign_ups').map((node) => node['Node Type']),
        ).not.toContain('Seq Scan');
      }
    }
  });

  it("a viewer's own at a page of events are found by an index", async () => {
    const plan = await planOf('events(first: 20) { nodes { viewerSignUp { id } } }');
    expect(namesOf(plan).every((name) => /^sign_ups_(account_id|one_per_account)$/.test(name))).toBe(true);
    expect(kindsOf(plan)).not.toContain('Seq Scan');
  });

  it.each<Made>(['for its values', 'for any values'])(
    'those that a new one could double are found by an index, planned %s',
    async (made) => {
      const { id } = await app.world.event(staff, { pricePence: 0 });
      const plan = await planOfStatement(
        app.database,
        /INSERT INTO sign_ups/,
        () => placeFor(staff, id),
        made,
      );
      const read = plan.filter((node) => node['Relation Name'] === 'sign_ups');
      expect(new Set(read.map((node) => node['Node Type']))).toEqual(
        new Set(['Index Only Scan', 'ModifyTable']),
      );
      // Not by the event alone: a crowd would read all of its sign-ups for each person.
      for (const [index, column] of [
        ['sign_ups_one_per_account', 'account_id'],
        ['sign_ups_one_per_email', 'email'],
      ]) {
        const lookUps = plan.filter((node) => node['Index Name'] === index);
        expect(lookUps.length).toBeGreaterThan(0);
        for (const node of lookUps) expect(node['Index Cond']).toContain(column);
      }
    },
  );
});
