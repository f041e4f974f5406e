import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { Person } from '../support/world.js';
import { deleteEvent, titles, updateEvent } from './event-operations.js';
import { idsOf, readSeries, seriesOf } from './series-operations.js';

const clock = new TestClock();
let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, clock });
});
beforeEach(async () => {
  staff = await app.world.staff();
});
afterAll(() => app.close());

const FIRST = { date: '2027-03-14', pricePence: 0 };
const dates = (nodes: readonly { date: string }[]) => nodes.map(({ date }) => date);

describe('a series has', () => {
  it('its events in order, the next one, and their number', async () => {
    const { id } = await seriesOf(app.world, staff, FIRST);
    const series = await readSeries(app.anonymous(), id);
    expect(series).toMatchObject({
      eventCount: 3,
      nextEvent: { date: '2027-03-14' },
      events: { totalCount: 3 },
    });
    expect(dates(series?.events.nodes ?? [])).toEqual(['2027-03-14', '2027-03-21', '2027-03-28']);
    const now = clock.now();
    clock.advance(new Date('2027-03-22T00:00:00Z').getTime() - now.getTime());
    const later = await readSeries(app.anonymous(), id, false);
    const ended = await readSeries(app.anonymous(), id, true);
    clock.advance(now.getTime() - clock.now().getTime());
    expect(later).toMatchObject({ eventCount: 3, nextEvent: { date: '2027-03-28' } });
    expect(dates(later?.events.nodes ?? [])).toEqual(['2027-03-28']);
    expect(dates(ended?.events.nodes ?? [])).toEqual(['2027-03-14', '2027-03-21']);
    expect(ended).toMatchObject({ ofWhich: 2 });
    expect(later).toMatchObject({ ofWhich: 1 });
  });

  it('no event that is deleted, and is not there once all are', async () => {
    const series = await seriesOf(app.world, staff, FIRST, { count: 2 });
    const [first = '', second = ''] = idsOf(series);
    await deleteEvent(staff.client, first);
    expect(await readSeries(app.anonymous(), series.id)).toMatchObject({
      eventCount: 1,
      nextEvent: { date: '2027-03-21' },
      events: { totalCount: 1 },
    });
    await deleteEvent(staff.client, second);
    expect(await readSeries(staff.client, series.id)).toBeNull();
  });

  it('E3: no unlisted event but for its creator', async () => {
    const series = await seriesOf(app.world, staff, FIRST);
    const [first = '', second = '', third = ''] = idsOf(series);
    await updateEvent(staff.client, { id: first, visibility: 'UNLISTED' });
    const stranger = await app.world.user();
    for (const client of [app.anonymous(), stranger.client, (await app.world.staff()).client])
      expect(await readSeries(client, series.id)).toEqual({
        eventCount: 2,
        ofWhich: 2,
        nextEvent: { date: '2027-03-21' },
        events: { totalCount: 2, nodes: [{ date: '2027-03-21' }, { date: '2027-03-28' }] },
      });
    expect(await readSeries(staff.client, series.id)).toMatchObject({
      eventCount: 3,
      nextEvent: { date: '2027-03-14' },
      events: { totalCount: 3 },
    });
    for (const id of [second, third]) await updateEvent(staff.client, { id, visibility: 'UNLISTED' });
    expect(await readSeries(app.anonymous(), series.id)).toBeNull();
    expect(await readSeries(staff.client, series.id)).toMatchObject({ eventCount: 3 });
  });
});

it('G12, D16: how many events a series has is true in shared responses, and differs for the creator', async () => {
  const series = await seriesOf(app.world, staff, FIRST);
  const [first = '', second = '', third = ''] = idsOf(series);
  const countFor = async (client: Person['client']) => {
    const query = 'query ($id: ID!) { event(id: $id) { series { eventCount } } }';
    return (await client.graphql(query, { id: first })).data.event.series.eventCount;
  };
  for (const _ of [1, 2]) expect(await countFor(app.anonymous())).toBe(3);
  await updateEvent(staff.client, { id: second, visibility: 'UNLISTED' });
  for (const _ of [1, 2]) {
    expect(await countFor(app.anonymous())).toBe(2);
    expect(await countFor(staff.client)).toBe(3);
  }
  await deleteEvent(staff.client, third);
  expect(await countFor(app.anonymous())).toBe(1);
});

it('lists the events of a series by the filter seriesId', async () => {
  const { id } = await seriesOf(app.world, staff, { ...FIRST, title: 'Filtered' });
  expect(await titles(app.anonymous(), { seriesId: id })).toEqual(['Filtered', 'Filtered', 'Filtered']);
  for (const none of [crypto.randomUUID(), 'x'])
    expect(await titles(app.anonymous(), { seriesId: none })).toEqual([]);
});
