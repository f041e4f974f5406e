import { range } from 'es-toolkit/math';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventFilter, EventOrder } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { Person } from '../support/world.js';
import { updateEvent } from './event-operations.js';
import { seriesOf } from './series-operations.js';

const LIST = graphql(`query FoldedEvents(
  $first: Int, $last: Int, $after: String, $before: String, $filter: EventFilter, $orderBy: EventOrder!
) {
  events(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
    totalCount
    nodes { id startsAt hasEnded series { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`);

const clock = new TestClock();
let app: TestApp;
let staff: Person;
/** Three series over several months beside single events. Every series has ended events, but one; one has no others. */
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, clock });
  staff = await app.world.staff();
  const start = { startTime: '18:00', endTime: '19:00', timeZone: 'Europe/London', pricePence: 0 };
  const week = { title: 'Choir practice', ...start, date: '2027-03-08' };
  const weekly = await seriesOf(app.world, staff, week, { count: 8 });
  const paid = { ...week, title: 'Paid choir', pricePence: 500 };
  await seriesOf(app.world, staff, paid, { count: 6, interval: 'TWO_WEEKS', exceptDates: ['2027-03-22'] });
  await seriesOf(app.world, staff, { ...week, title: 'Choir in short' }, { count: 2 });
  const monthly = { ...week, title: 'Tea', date: '2027-05-25' };
  await seriesOf(app.world, staff, monthly, { count: 3, interval: 'MONTH_BY_WEEKDAY' });
  for (const date of ['2027-03-09', '2027-04-06', '2027-04-13'])
    await app.world.event(staff, { ...week, date, title: 'Choir festival' });
  const [, , , , fifth, sixth, seventh] = weekly.events.nodes;
  await updateEvent(staff.client, { id: fifth?.id ?? '', visibility: 'UNLISTED' });
  await updateEvent(staff.client, { id: sixth?.id ?? '', title: 'Choir with guests' });
  await updateEvent(staff.client, { id: seventh?.id ?? '', pricePence: 700, date: '2027-04-02' });
  clock.advance(new Date('2027-03-31T12:00:00Z').getTime() - clock.now().getTime());
});
afterAll(() => app.close());

interface Page {
  first?: number;
  last?: number;
  after?: string | null;
  before?: string | null;
}
const read = async (filter: EventFilter, orderBy: EventOrder, page: Page) => {
  const { data, errors } = await app.anonymous().graphql(LIST, { filter, orderBy, ...page });
  expect(errors).toBeUndefined();
  return data.events;
};
type Node = Awaited<ReturnType<typeof read>>['nodes'][number];

const idsOf = (nodes: readonly Node[]) => nodes.map(({ id }) => id);

/** One event of each series, by a list of all. */
function foldByHand(nodes: readonly Node[]): string[] {
  const shown = nodes.filter(({ id, series }) => {
    const all = nodes.filter((other) => series && other.series?.id === series.id);
    const byStart = all.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
    const next = byStart.find(({ hasEnded }) => !hasEnded) ?? byStart.at(-1);
    return !next || next.id === id;
  });
  return idsOf(shown);
}

/** All pages of a folded list, read in one direction. */
async function pages(filter: EventFilter, orderBy: EventOrder, isBackward: boolean): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (const _ of range(30)) {
    const page: Page = isBackward ? { last: 2, before: cursor } : { first: 2, after: cursor };
    const { nodes, pageInfo } = await read({ ...filter, foldSeries: true }, orderBy, page);
    if (isBackward) ids.unshift(...idsOf(nodes));
    else ids.push(...idsOf(nodes));
    if (!(isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return ids;
    cursor = (isBackward ? pageInfo.startCursor : pageInfo.endCursor) ?? null;
  }
  throw new Error('The list does not end');
}

const filters: EventFilter[] = [
  {},
  { hasEnded: false },
  { hasEnded: true },
  { free: true },
  { free: false, hasEnded: false },
  { from: '2027-04-05' },
  { from: '2027-03-10', to: '2027-04-20', hasEnded: false },
  { search: 'choir' },
  { search: 'choir', hasEnded: false },
  { search: 'choir', hasEnded: true },
  { search: 'guests' },
  { search: 'chior', free: true },
];

describe('foldSeries shows one event of each series among those that pass', () => {
  it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))('%s', async (_, filter) => {
    for (const orderBy of [
      'SOONEST_FIRST',
      'LATEST_FIRST',
      'RECENTLY_UPDATED_FIRST',
      'BEST_MATCH',
    ] as const) {
      const all = await read(filter, orderBy, { first: 100 });
      const folded = await read({ ...filter, foldSeries: true }, orderBy, { first: 100 });
      expect(all.nodes.length).toBeGreaterThan(0);
      expect(idsOf(folded.nodes)).toEqual(foldByHand(all.nodes));
      expect(folded.totalCount).toBe(folded.nodes.length);
      for (const isBackward of [false, true])
        expect(await pages(filter, orderBy, isBackward)).toEqual(idsOf(folded.nodes));
    }
  });
});

it('shows the events of a series one by one with foldSeries false', async () => {
  const all = await read({}, 'SOONEST_FIRST', { first: 100 });
  expect(await read({ foldSeries: false }, 'SOONEST_FIRST', { first: 100 })).toEqual(all);
});
