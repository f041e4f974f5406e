import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { cancelEvent, updateEvent } from './event-operations.js';
import { idsOf, seriesOf, updateFollowing } from './series-operations.js';

let app: TestApp;
let staff: Person;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
beforeEach(async () => {
  staff = await app.world.staff();
  ids = idsOf(await seriesOf(app.world, staff, LONDON, { count: 5 }));
});
afterAll(() => app.close());

/** Clocks change on 28 March, which is the third date. */
const LONDON = {
  title: 'Bread',
  date: '2027-03-14',
  startTime: '19:00',
  endTime: '21:00',
  timeZone: 'Europe/London',
  pricePence: 0,
};

const id = (index: number): string => ids[index] ?? '';

const stored = () =>
  app.database.query('SELECT *, date::text FROM events WHERE created_by_id = $1 ORDER BY events.date', [
    staff.id,
  ]);

const column = async (name: string) => (await stored()).map((row) => row[name]);

describe('E7: a change of an event and the following ones', () => {
  it('changes what was changed there, and nothing before it', async () => {
    const answer = await updateFollowing(staff.client, { id: id(2), title: 'Rye', capacity: 9 });
    expect(answer).toMatchObject({ skippedEvents: [], userErrors: [] });
    expect(await column('title')).toEqual(['Bread', 'Bread', 'Rye', 'Rye', 'Rye']);
    expect(await column('capacity')).toEqual([null, null, 9, 9, 9]);
    expect(await column('revision')).toEqual([0, 0, 1, 1, 1]);
    expect((await column('search_text')).filter((text) => String(text).startsWith('rye '))).toHaveLength(3);
  });

  it('leaves an event whose same field was edited by hand, and names it', async () => {
    await updateEvent(staff.client, { id: id(2), title: 'Bread and Jam' });
    await updateEvent(staff.client, { id: id(3), location: 'The Dairy' });
    const answer = await updateFollowing(staff.client, { id: id(1), title: 'Rye', capacity: 9 });
    expect(answer.skippedEvents).toEqual([{ id: id(2) }]);
    expect(await column('title')).toEqual(['Bread', 'Rye', 'Bread and Jam', 'Rye', 'Rye']);
    expect(await column('capacity')).toEqual([null, 9, null, 9, 9]);
    expect((await stored())[3]).toMatchObject({ location: 'The Dairy' });
  });

  it('leaves out fields that are given as they are', async () => {
    await updateEvent(staff.client, { id: id(2), location: 'The Dairy' });
    const location = 'Kirkgate Kitchen, Leeds';
    const answer = await updateFollowing(staff.client, { id: id(1), location, title: 'Rye' });
    expect(answer.skippedEvents).toEqual([]);
    expect((await stored())[2]).toMatchObject({ title: 'Rye', location: 'The Dairy' });
  });

  it('leaves cancelled ones, and does not name them', async () => {
    await cancelEvent(staff.client, id(3));
    const answer = await updateFollowing(staff.client, { id: id(1), title: 'Rye' });
    expect(answer.skippedEvents).toEqual([]);
    expect(await column('title')).toEqual(['Bread', 'Rye', 'Rye', 'Bread', 'Rye']);
  });

  it('corrects the spelling of the type in all of them', async () => {
    const series = await seriesOf(app.world, staff, { ...LONDON, type: 'baKing' }, { count: 2 });
    await updateFollowing(staff.client, { id: idsOf(series)[0] ?? '', type: 'Baking' });
    const rows = await app.database.query('SELECT DISTINCT type FROM events WHERE series_id = $1', [
      series.id,
    ]);
    expect(rows).toEqual([{ type: 'Baking' }]);
  });

  it('is a change of this event alone where it is in no series, or THIS is meant', async () => {
    const { id: alone } = await app.world.event(staff);
    expect(await updateFollowing(staff.client, { id: alone, title: 'Rye' })).toMatchObject({
      event: { id: alone },
      skippedEvents: [],
    });
    expect(await updateFollowing(staff.client, { id: id(0), title: 'Rye', scope: 'THIS' })).toMatchObject({
      skippedEvents: null,
    });
    expect(await column('title')).toEqual(expect.arrayContaining(['Bread', 'Bread', 'Bread', 'Bread']));
  });

  it('changes nothing where a field is wrong', async () => {
    const answer = await updateFollowing(staff.client, { id: id(1), title: 'Rye', capacity: 0 });
    expect(answer).toMatchObject({
      event: null,
      userErrors: [{ code: 'INVALID_CAPACITY', field: 'capacity' }],
    });
    expect(new Set(await column('title'))).toEqual(new Set(['Bread']));
  });

  it('takes the statements of a series of two for one of 52', async () => {
    const counts: number[] = [];
    for (const count of [2, 52]) {
      const [first = ''] = idsOf(await seriesOf(app.world, staff, LONDON, { count }));
      const change = { id: first, title: 'Rye', location: 'The Dairy', date: '2027-03-15' };
      const statements = await statementsOf(() => updateFollowing(staff.client, change));
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('waits for another one, and gives all of them one instant', async () => {
    const titles = ['Rye', 'Oats', 'Spelt'];
    await Promise.all(
      titles.map((title, index) => updateFollowing(staff.client, { id: id(index), title, location: title })),
    );
    const rows = await stored();
    expect(rows.map(({ title, location }) => title === location || title === 'Bread')).not.toContain(false);
    await updateFollowing(staff.client, { id: id(0), capacity: 7 });
    expect(new Set((await column('updated_at')).map(String)).size).toBe(1);
  });
});
