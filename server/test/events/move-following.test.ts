import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { updateEvent } from './event-operations.js';
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

describe('E7: a change of the date or time of an event and the following ones', () => {
  it('moves dates by as many days, and times by the clocks of the zone', async () => {
    await updateFollowing(staff.client, { id: id(1), date: '2027-03-22', startTime: '18:00' });
    expect(await column('date')).toEqual([
      '2027-03-14',
      '2027-03-22',
      '2027-03-29',
      '2027-04-05',
      '2027-04-12',
    ]);
    expect((await column('starts_at')).map((at) => (at as Date).toISOString().slice(11, 16))).toEqual([
      '19:00',
      '18:00',
      '17:00',
      '17:00',
      '17:00',
    ]);
  });

  it('leaves a date that was moved by hand', async () => {
    await updateEvent(staff.client, { id: id(2), date: '2027-03-30' });
    const answer = await updateFollowing(staff.client, { id: id(1), date: '2027-03-22' });
    expect(answer.skippedEvents).toEqual([{ id: id(2) }]);
    expect((await column('date')).slice(1)).toEqual(['2027-03-22', '2027-03-30', '2027-04-05', '2027-04-12']);
  });

  it('takes a time that the clocks skip for the same time', async () => {
    ids = idsOf(
      await seriesOf(app.world, staff, { ...LONDON, title: 'Night', startTime: '01:30', endTime: '05:00' }),
    );
    const night = () =>
      app.database.query('SELECT start_time FROM events WHERE id = ANY($1) ORDER BY date', [ids]);
    expect((await night()).map(({ start_time }) => start_time.slice(0, 5))).toEqual([
      '01:30',
      '01:30',
      '02:30',
    ]);
    const answer = await updateFollowing(staff.client, { id: id(0), startTime: '03:00' });
    expect(answer.skippedEvents).toEqual([]);
    expect((await night()).map(({ start_time }) => start_time.slice(0, 5))).toEqual([
      '03:00',
      '03:00',
      '03:00',
    ]);
  });
});
