import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventFilter, EventOrder } from '../gql/graphql.js';
import type { ApiClient } from '../support/api-client.js';
import { kindsOf, namesOf, type Plan, planOfStatement, plansOfStatements } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  countEvents,
  createEvent,
  listEvents,
  listOwnEvents,
  type OwnPageVariables,
  type PageVariables,
} from './event-operations.js';

let app: TestApp;
let creator: ApiClient;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  const people = await Promise.all(Array.from({ length: 4 }, () => app.world.staff()));
  creator = people[0]?.client as ApiClient;
  // With its cost an answer is made for its request.
  creator.headers['x-turnout-cost'] = '1';
  await app.database.query(
    `INSERT INTO events (id, title, description, location, type, date, start_time, end_time, price_pence, public,
                         created_at, created_by_id, sign_up_count, search_text, time_zone, starts_at, ends_at,
                         updated_at, revision)
     SELECT gen_random_uuid(), 'Event ' || n, 'Words', 'Leeds', 'Type ' || n % 40, date '2026-01-01' + n % 900,
            time '08:00' + n % 60 * interval '10 minutes', '23:00', CASE WHEN n % 2 = 0 THEN 0 ELSE 500 END, true,
            now(), ($1::uuid[])[1 + n % 4], 0, 'event number' || n || ' common words leeds'
              || CASE WHEN n % 1000 = 7 THEN ' thousandth' ELSE '' END || CASE WHEN n % 50 = 3 THEN ' fiftieth' ELSE '' END
              || CASE WHEN n % 12 = 5 AND n % 900 >= 20 THEN ' soon' ELSE '' END
              || CASE WHEN n % 12 = 7 AND n % 900 >= 450 THEN ' latter' ELSE '' END
              || CASE WHEN n = 11111 THEN ' xylophone' ELSE '' END, 'UTC',
            timestamptz '2026-01-01T08:00Z' + n % 900 * interval '1 day' + n % 60 * interval '10 minutes',
            timestamptz '2026-01-01T23:00Z' + n % 900 * interval '1 day', now(), 0
     FROM generate_series(1, 20000) AS n`,
    [people.map(({ id }) => id)],
  );
  await app.database.query('ANALYZE events');
});
afterAll(() => app.close());

/** How PostgreSQL answers the list's own SQL. */
async function planOf(
  list: typeof listEvents | typeof listOwnEvents,
  client: ApiClient,
  page: PageVariables & OwnPageVariables,
  made?: Made,
): Promise<Plan[]> {
  const ask = async () => expect((await list(client, page)).errors).toBeUndefined();
  return planOfStatement(app.database, /FROM "?events"?/, ask, made);
}

/** How it answers each statement about events that a search takes. */
function plansOf(filter: EventFilter, made: Made, page: PageVariables = { first: 20 }): Promise<Plan[][]> {
  return plansOfStatements(app.database, /FROM events/, () => listEvents(creator, { ...page, filter }), made);
}

type Made = Parameters<typeof planOfStatement>[3];
const bothPlans: Made[] = ['for its values', 'for any values'];

const LATEST_FIRST: EventOrder = 'LATEST_FIRST';
const after = Buffer.from(
  JSON.stringify(['2027-06-01', '12:00', '7fffffff-0000-4000-8000-000000000000']),
).toString('base64url');
const anyPage: PageVariables[] = [{}, { after }, { last: 20 }, { last: 20, before: after }].flatMap(
  (page) => [page, { ...page, orderBy: LATEST_FIRST }],
);

describe('of 20,000 events', () => {
  it.each<[string, PageVariables, string]>([
    ['all', {}, 'events_public_soonest'],
    ['those from a day on', { filter: { from: '2027-06-01' } }, 'events_public_soonest'],
    ['those up to a day', { filter: { to: '2027-06-01' } }, 'events_public_soonest'],
    ['those that have ended', { filter: { hasEnded: true } }, 'events_public_soonest'],
    ['those that have not', { filter: { hasEnded: false } }, 'events_public_soonest'],
    ['those of a type', { filter: { type: 'Type 7' } }, 'events_public_type_soonest'],
    ['free ones', { filter: { free: true } }, 'events_public_free_soonest'],
    ['paid ones', { filter: { free: false } }, 'events_public_paid_soonest'],
  ])('%s are read in order from an index, on any page', async (_what, page, index) => {
    for (const cursor of anyPage) {
      for (const [first, made] of [20, 100].flatMap((size) =>
        bothPlans.map((each) => [size, each] as const),
      )) {
        const size = 'last' in cursor ? { last: first } : { first };
        const plan = await planOf(listEvents, creator, { ...page, ...cursor, ...size }, made);
        expect(namesOf(plan)).toEqual([index]);
        expect(kindsOf(plan)).not.toContain('Sort');
        expect(kindsOf(plan)).not.toContain('Seq Scan');
      }
    }
  });

  it.each<[string, OwnPageVariables]>([
    ['own', {}],
    ['own that have ended', { hasEnded: true, orderBy: LATEST_FIRST }],
    ['own that have not', { hasEnded: false }],
  ])("a creator's %s are read in order from an index, on any page", async (_what, page) => {
    for (const cursor of anyPage) {
      const plan = await planOf(listOwnEvents, creator, { ...page, first: 20, ...cursor });
      expect(namesOf(plan)).toEqual(['events_created_by_soonest']);
      expect(kindsOf(plan)).not.toContain('Sort');
    }
  });

  it("a creator's own are counted by an index", async () => {
    const plan = await planOfStatement(app.database, /count\(\*\).* FROM events/, () =>
      creator.graphql('{ viewer { events(hasEnded: false) { totalCount } } }'),
    );
    expect(namesOf(plan)).toEqual(['events_created_by_soonest']);
    expect(kindsOf(plan)).not.toContain('Seq Scan');
  });

  it.each([
    ['one has', { search: 'xylophone' }],
    ['one in a thousand has', { search: 'thousandth' }],
    ['one has, beside one in all', { search: 'xylophone common' }],
    ['one has, beside a letter', { search: 'xylophone c' }],
    ['few have, among free ones', { search: 'thousandth', free: true }],
    ['none has', { search: 'nothing like this' }],
  ])('words that %s are looked up in their index', async (_what, filter) => {
    for (const statements of [
      await plansOf(filter, 'for its values'),
      await plansOf(filter, 'for any values'),
    ]) {
      expect(statements.length).toBeGreaterThanOrEqual(2);
      expect(statements.flatMap(namesOf)).toContain('events_search');
      for (const plan of statements) expect(kindsOf(plan)).not.toContain('Seq Scan');
    }
  });

  it.each([
    ['a word in all', { search: 'common' }],
    ['a letter', { search: 'c' }],
    ['two words in all', { search: 'common leeds' }],
  ])('%s: a page is found by walking along the list, and nothing is sorted', async (_what, filter) => {
    for (const statements of [
      await plansOf(filter, 'for its values'),
      await plansOf(filter, 'for any values'),
      await plansOf(filter, 'for its values', { last: 20, before: after }),
    ]) {
      expect(statements).toHaveLength(2);
      for (const plan of statements) {
        expect(namesOf(plan)).toEqual(['events_public_soonest']);
        expect(kindsOf(plan)).not.toContain('Seq Scan');
        expect(kindsOf(plan)).not.toContain('Sort');
      }
    }
  });

  it('of many matches that are not at the front of the list, only those are read that a page may have', async () => {
    const statements = await plansOf({ search: 'soon' }, 'for its values');
    expect(statements).toHaveLength(3);
    const page = statements[2] ?? [];
    expect(page.flatMap((node) => node['Index Cond'] ?? [])).toContainEqual(
      expect.stringContaining('<= ROW('),
    );
    for (const plan of statements) expect(kindsOf(plan)).not.toContain('Seq Scan');
  });

  it('all ways find the same', async () => {
    for (const search of [
      'soon',
      'latter',
      'latter soon',
      'xylophone',
      'thousandth',
      'common',
      'thousandth common',
      'number19',
      'fiftieth c',
      'l e',
    ]) {
      const { data } = await listEvents(app.anonymous(), { first: 100, filter: { search } });
      const words = search.split(' ').map((word) => `% ${word}%`);
      const expected = await app.database.query<{ id: string }>(
        `SELECT id FROM events WHERE ' ' || search_text LIKE ALL($1) ORDER BY date, start_time, id LIMIT 100`,
        [words],
      );
      expect(data.events.nodes.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      const backwards = await listEvents(app.anonymous(), { last: 100, filter: { search } });
      const end = await app.database.query<{ id: string }>(
        `SELECT id FROM events WHERE ' ' || search_text LIKE ALL($1)
         ORDER BY date DESC, start_time DESC, id DESC LIMIT 100`,
        [words],
      );
      expect(backwards.data.events.nodes.map(({ id }) => id)).toEqual(end.map(({ id }) => id).reverse());
    }
  });

  it.each([
    ['xylophone', 1],
    ['thousandth', 20],
    ['fiftieth', 400],
    ['common', 1_000],
  ])('%j is counted up to a thousand, by an index', async (search, expected) => {
    const count = async () => expect(await countEvents(creator, { search })).toBe(expected);
    for (const plan of await plansOfStatements(app.database, /FROM events/, count)) {
      expect(kindsOf(plan)).not.toContain('Seq Scan');
    }
  });

  it.each(bothPlans)(
    'how a type is spelled is found by one look-up in an index, planned %s',
    async (made) => {
      const create = () => createEvent(creator, { type: 'TYPE 7' });
      const plan = await planOfStatement(app.database, /lower\(type\)/, create, made);
      expect(namesOf(plan)).toEqual(['events_type_spellings']);
      expect(kindsOf(plan)).not.toContain('Sort');
    },
  );

  it('a search that finds many and few is found as ordered', async () => {
    const { data } = await listEvents(app.anonymous(), { first: 3, filter: { search: 'number77' } });
    expect(data.events.nodes).toHaveLength(3);
    const only = await listEvents(app.anonymous(), { filter: { search: 'number777' } });
    expect(only.data.events.nodes.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Event 777',
      ...Array.from({ length: 10 }, (_, digit) => `Event 777${digit}`),
    ]);
  });
});
