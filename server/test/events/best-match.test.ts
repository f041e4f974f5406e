import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { countEvents, listEvents } from './event-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const add = (fields: object) =>
  app.world.event(staff, { description: 'Nothing', location: 'Here', ...fields });

async function pageOf(search: string | undefined, first = 100, after: string | null = null) {
  const { data } = await listEvents(app.anonymous(), {
    first,
    after,
    filter: { search },
    orderBy: 'BEST_MATCH',
  });
  const { nodes, pageInfo } = data.events;
  return { titles: nodes.map(({ title }) => title), ...pageInfo };
}

/** All pages of a size, with something done between each two. */
async function pagesOf(search: string, first: number, between: () => Promise<unknown> = async () => {}) {
  const titles: string[] = [];
  let page = await pageOf(search, first);
  titles.push(...page.titles);
  while (page.hasNextPage) {
    await between();
    page = await pageOf(search, first, page.endCursor);
    titles.push(...page.titles);
  }
  return titles;
}

describe('the best match first', () => {
  const expected = [
    'Lantern walk',
    'Evening of a lantern',
    'Lanterns for all',
    'Parade',
    'Night',
    'Workshop',
  ];
  beforeAll(async () => {
    const dates = ['2027-03-06', '2027-03-07', '2027-03-05', '2027-03-04', '2027-03-03', '2027-03-02'];
    const more: Record<string, object> = {
      Parade: { type: 'Lantern' },
      Night: { description: 'Bring a lantern.' },
      Workshop: { location: 'Lantern Street' },
    };
    for (const [n, title] of expected.entries()) await add({ title, date: dates[n], ...more[title] });
  });

  it('is by title, beginnings and type, and the rest, and of equals the soonest', async () => {
    const { titles } = await pageOf('lantern');
    expect(titles).toEqual([
      'Lantern walk',
      'Evening of a lantern',
      'Parade',
      'Lanterns for all',
      'Workshop',
      'Night',
    ]);
  });

  it.each([1, 2, 3, 5])('is so on pages of %i', async (first) => {
    expect(await pagesOf('lantern', first)).toEqual((await pageOf('lantern')).titles);
  });

  it('counts each of several words, and the creator’s name', async () => {
    await add({ title: 'Kite', description: 'A workshop by lamplight', date: '2027-01-02' });
    await add({ title: 'Kite workshop', date: '2027-01-03' });
    expect((await pageOf('workshop kite')).titles).toEqual(['Kite workshop', 'Kite']);
  });

  it('forgives a typo', async () => {
    const { titles } = await pageOf('lanternn');
    expect(titles.toSorted()).toEqual(expected.toSorted());
    expect((await pageOf('...')).titles).toEqual([]);
  });

  it('is the soonest first where nothing is searched for', async () => {
    const { data } = await listEvents(app.anonymous(), {});
    expect((await pageOf(undefined)).titles).toEqual(data.events.nodes.map(({ title }) => title));
    expect((await pageOf(' ')).titles).toEqual(data.events.nodes.map(({ title }) => title));
  });

  it('takes no cursor of another order', async () => {
    const { data } = await listEvents(app.anonymous(), { first: 1, filter: { search: 'lantern' } });
    const { errors } = await listEvents(app.anonymous(), {
      after: data.events.pageInfo.endCursor,
      filter: { search: 'lantern' },
      orderBy: 'BEST_MATCH',
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

it('repeats and hides none of the best matches while others are added', async () => {
  for (let n = 0; n < 9; n++) await add({ title: n % 2 ? `Accordion ${n}` : `Evening ${n} of accordions` });
  const before = (await pageOf('accordion')).titles;
  expect(before).toHaveLength(9);
  const seen = await pagesOf('accordion', 2, async () => {
    await add({ title: 'Added accordion', date: '2026-02-01' });
    await add({ title: 'Added', description: 'accordion', date: '2026-02-01' });
  });
  expect(seen.filter((title) => !title.startsWith('Added'))).toEqual(before);
});

it('G21: ranks the first two hundred, and the list ends there', async () => {
  await add({ title: 'Ukulele' });
  await app.database.query(
    `INSERT INTO events SELECT (jsonb_populate_record(events, jsonb_build_object(
       'id', gen_random_uuid(), 'title', 'Ukulele ' || n, 'search_text', 'ukulele ' || n))).*
     FROM events, generate_series(1, 210) AS n WHERE title = 'Ukulele'`,
  );
  const seen = await pagesOf('ukulele', 90);
  expect(new Set(seen).size).toBe(200);
  expect(await countEvents(app.anonymous(), { search: 'ukulele' })).toBe(211);
  const { data } = await app
    .anonymous()
    .graphql('{ events(filter: { search: "ukulele" }, orderBy: BEST_MATCH) { totalCount } }');
  expect(data.events.totalCount).toBe(200);
});
