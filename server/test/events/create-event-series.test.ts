import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { createSeries, seriesOf } from './series-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
beforeEach(async () => {
  staff = await app.world.staff();
});
afterAll(() => app.close());

const LONDON = {
  date: '2027-03-14',
  startTime: '19:00',
  endTime: '21:00',
  timeZone: 'Europe/London',
  pricePence: 0,
};

const stored = () =>
  app.database.query('SELECT *, date::text FROM events WHERE created_by_id = $1 ORDER BY starts_at', [
    staff.id,
  ]);

describe('createEventSeries', () => {
  it('makes an event for each date of the rule that is not left out, at the same time on the clocks', async () => {
    const series = await seriesOf(app.world, staff, LONDON, { count: 4, exceptDates: ['2027-03-21'] });
    expect(series).toEqual({
      id: expect.any(String),
      interval: 'WEEK',
      url: expect.stringMatching(new RegExp(`/series/${series.id}$`)),
      eventCount: 3,
      events: {
        nodes: [
          { id: expect.any(String), date: '2027-03-14', startsAt: '2027-03-14T19:00:00.000Z' },
          { id: expect.any(String), date: '2027-03-28', startsAt: '2027-03-28T18:00:00.000Z' },
          { id: expect.any(String), date: '2027-04-04', startsAt: '2027-04-04T18:00:00.000Z' },
        ],
      },
    });
  });

  it('copies every field that staff enter, and none of the people', async () => {
    const fields = {
      ...LONDON,
      visibility: 'UNLISTED',
      attendeeNote: 'The code is 1234.',
      capacity: 7,
      pricePence: 250,
      refundDeadlineHours: 12,
    };
    const { id } = await app.world.event(staff, fields);
    await app.database.query('UPDATE events SET sign_up_count = 3, revision = 2 WHERE id = $1', [id]);
    await createSeries(staff.client, { eventId: id, interval: 'TWO_WEEKS', count: 2 });
    const [first, copy] = await stored();
    expect(copy).toEqual({
      ...first,
      id: expect.any(String),
      date: '2027-03-28',
      starts_at: new Date('2027-03-28T18:00:00Z'),
      ends_at: new Date('2027-03-28T20:00:00Z'),
      created_at: expect.any(Date),
      revision: 0,
      sign_up_count: 0,
    });
    expect(copy).toMatchObject({ series_id: expect.any(String), attendee_note: 'The code is 1234.' });
  });

  it('takes the statements of a series of two for one of 52', async () => {
    const counts: number[] = [];
    for (const count of [2, 52]) {
      const { id: eventId } = await app.world.event(staff, LONDON);
      const texts = await textsOfStatements(() =>
        createSeries(staff.client, { eventId, interval: 'WEEK', count }),
      );
      counts.push(texts.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('gives all its events one new instant of their last change, the first event included', async () => {
    await seriesOf(app.world, staff, LONDON);
    const instants = (await stored()).map(({ updated_at }) => updated_at.getTime());
    expect(new Set(instants).size).toBe(1);
  });

  it('makes one series of two requests at once', async () => {
    const { id: eventId } = await app.world.event(staff, LONDON);
    const input = { eventId, interval: 'WEEK', count: 3 } as const;
    const answers = await Promise.all([1, 2, 3].map(() => createSeries(staff.client, input)));
    const codes = answers.flatMap(({ data }) => data.createEventSeries.userErrors.map(({ code }) => code));
    expect(codes).toEqual(['SERIES_EXISTS', 'SERIES_EXISTS']);
    expect(await stored()).toHaveLength(3);
  });
});

describe('createEventSeries changes nothing and refuses', () => {
  it.each([
    ['no repeat', { count: 0 }, 'INVALID_COUNT', 'count'],
    ['one event', { count: 1 }, 'INVALID_COUNT', 'count'],
    ['53 events', { count: 53 }, 'INVALID_COUNT', 'count'],
    [
      'a date that is none of the rule',
      { exceptDates: ['2027-03-22'] },
      'INVALID_DATE_TIME_FORMAT',
      'exceptDates',
    ],
    [
      "the first event's own date",
      { exceptDates: ['2027-03-14'] },
      'INVALID_DATE_TIME_FORMAT',
      'exceptDates',
    ],
    [
      'a rule without a second date',
      { count: 2, exceptDates: ['2027-03-21'] },
      'INVALID_COUNT',
      'exceptDates',
    ],
  ])('%s', async (_, rule, code, field) => {
    const { id: eventId } = await app.world.event(staff, LONDON);
    const { data } = await createSeries(staff.client, { eventId, interval: 'WEEK', count: 3, ...rule });
    expect(data.createEventSeries).toMatchObject({ series: null, userErrors: [{ code, field }] });
    expect(await stored()).toMatchObject([{ series_id: null }]);
  });

  it('a date after the last year that can be written', async () => {
    const { id: eventId } = await app.world.event(staff, { ...LONDON, date: '9999-12-20' });
    const { data } = await createSeries(staff.client, { eventId, interval: 'WEEK', count: 3 });
    expect(data.createEventSeries.userErrors).toMatchObject([{ code: 'INVALID_COUNT', field: 'count' }]);
  });

  it('an event that has ended, one that is not there, and one of another account', async () => {
    const { id: eventId } = await app.world.event(staff, { ...LONDON, date: '2020-03-14' });
    const input = { interval: 'WEEK', count: 3 } as const;
    const codesOf = async (client: Person['client'], id: string) => {
      const { data, errors } = await createSeries(client, { ...input, eventId: id });
      return data?.createEventSeries.userErrors.map(({ code }) => code) ?? errors?.[0]?.extensions.code;
    };
    expect(await codesOf(staff.client, eventId)).toEqual(['EVENT_ENDED']);
    expect(await codesOf(staff.client, crypto.randomUUID())).toEqual(['EVENT_NOT_FOUND']);
    expect(await codesOf((await app.world.staff()).client, eventId)).toBe('FORBIDDEN');
    expect(await stored()).toHaveLength(1);
  });
});
