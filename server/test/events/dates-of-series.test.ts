import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { cancelEvent, deleteEvent, updateEvent } from './event-operations.js';
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

describe('E8: no two events of a series are on one date', () => {
  it('where one is moved to the date of another', async () => {
    const { data } = await updateEvent(staff.client, { id: id(1), date: '2027-03-28' });
    expect(data.updateEvent).toMatchObject({
      event: null,
      userErrors: [{ code: 'INVALID_DATE_TIME_FORMAT', field: 'date' }],
    });
    expect((await column('date'))[1]).toBe('2027-03-21');
  });

  it('where the following ones move to dates of each other: they change places', async () => {
    const answer = await updateFollowing(staff.client, { id: id(1), date: '2027-03-28' });
    expect(answer.userErrors).toEqual([]);
    expect(await column('date')).toEqual([
      '2027-03-14',
      '2027-03-28',
      '2027-04-04',
      '2027-04-11',
      '2027-04-18',
    ]);
  });

  it('where they would move to one that stays', async () => {
    await cancelEvent(staff.client, id(2));
    const answer = await updateFollowing(staff.client, { id: id(1), date: '2027-03-28', title: 'Rye' });
    expect(answer.userErrors).toMatchObject([{ code: 'INVALID_DATE_TIME_FORMAT', field: 'date' }]);
    expect(new Set(await column('title'))).toEqual(new Set(['Bread']));
  });

  it('where two are moved to one date at once', async () => {
    const answers = await Promise.all(
      [1, 2].map((index) => updateEvent(staff.client, { id: id(index), date: '2027-05-01' })),
    );
    expect(answers.flatMap(({ data }) => data.updateEvent.userErrors)).toHaveLength(1);
    expect(new Set(await column('date')).size).toBe(5);
  });

  it('and a date that was taken out is free for a move, but nothing comes back by itself', async () => {
    await deleteEvent(staff.client, id(2));
    const answer = await updateFollowing(staff.client, { id: id(0), date: '2027-03-15' });
    expect(answer.userErrors).toEqual([]);
    const rows = await app.database.query(
      'SELECT date::text FROM events WHERE id = ANY($1) AND deleted_at IS NULL ORDER BY events.date',
      [ids],
    );
    expect(rows.map(({ date }) => date)).toEqual(['2027-03-15', '2027-03-22', '2027-04-05', '2027-04-12']);
  });
});
