import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFollowing, type SeriesRule, seriesDates, weekdayOfMonth } from './series-dates.js';

it.each<[string, string, SeriesRule, string[]]>([
  ['every week over 28 March', '2027-03-21', 'WEEK', ['2027-03-21', '2027-03-28', '2027-04-04']],
  [
    "every two weeks over a year's end",
    '2026-12-24',
    'TWO_WEEKS',
    ['2026-12-24', '2027-01-07', '2027-01-21'],
  ],
  ['every week over a leap day', '2028-02-22', 'WEEK', ['2028-02-22', '2028-02-29', '2028-03-07']],
  [
    'the second Tuesday',
    '2027-01-12',
    'MONTH_BY_WEEKDAY',
    ['2027-01-12', '2027-02-09', '2027-03-09', '2027-04-13'],
  ],
  [
    'the fifth Sunday, the 31st, which is the last',
    '2027-01-31',
    'MONTH_BY_WEEKDAY',
    ['2027-01-31', '2027-02-28', '2027-03-28', '2027-04-25', '2027-05-30'],
  ],
  [
    'the fourth Thursday of November, which is the last',
    '2026-11-26',
    'MONTH_BY_WEEKDAY',
    ['2026-11-26', '2026-12-31', '2027-01-28', '2027-02-25'],
  ],
  [
    'the fourth Thursday of a month that has a fifth',
    '2026-12-24',
    'MONTH_BY_WEEKDAY',
    ['2026-12-24', '2027-01-28', '2027-02-25', '2027-03-25', '2027-04-22'],
  ],
  [
    'the last Tuesday, a leap day',
    '2028-02-29',
    'MONTH_BY_WEEKDAY',
    ['2028-02-29', '2028-03-28', '2028-04-25', '2028-05-30'],
  ],
  ['the first Friday, the 1st', '2027-10-01', 'MONTH_BY_WEEKDAY', ['2027-10-01', '2027-11-05', '2027-12-03']],
])('%s', (_, first, interval, dates) => {
  expect(seriesDates(first, interval, dates.length)).toEqual(dates);
});

it('names the weekday of a month', () => {
  const dates = ['2027-03-02', '2027-03-14', '2027-03-23', '2027-03-24', '2027-03-31', '2027-02-28'];
  expect(dates.map(weekdayOfMonth)).toEqual([1, 2, 4, 4, 'last', 'last']);
});

it('goes on after the year 9999 with what is no date', () => {
  expect(seriesDates('9999-12-31', 'WEEK', 2)).toEqual(['9999-12-31', '+010000-01-07']);
});

it.each<[SeriesRule, string]>([
  ['WEEK', '2027-02-17'],
  ['TWO_WEEKS', '2027-02-02'],
  ['MONTH_BY_WEEKDAY', '2027-02-16'],
])('knows a date that was moved off its rule: %s', (rule, moved) => {
  const [first = '', ...later] = seriesDates('2027-01-26', rule, 14);
  expect(later.every((date) => isFollowing(first, date, rule))).toBe(true);
  expect(isFollowing(first, moved, rule)).toBe(false);
});

const DAY = 86_400_000;
const utc = (date: string) => new Date(`${date}T00:00:00Z`);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The days of the first one's weekday, month by month, found by looking at each day. */
function listByHand(first: string, count: number): string[] {
  const weekday = utc(first).getUTCDay();
  const months = new Map<string, string[]>();
  for (let at = utc(`${first.slice(0, 7)}-01`).getTime(); months.size <= count; at += DAY) {
    const month = dayOf(at).slice(0, 7);
    const days = months.get(month) ?? [];
    months.set(month, days);
    if (new Date(at).getUTCDay() === weekday) days.push(dayOf(at));
  }
  const all = [...months.values()].slice(0, count);
  const nth = all[0]?.indexOf(first) ?? 0;
  const isLast = all[0]?.at(-1) === first;
  return all.map((days) => days.at(isLast ? -1 : nth) ?? 'none');
}

it('gives the same dates as a calendar that is read day by day', () => {
  const days = fc.integer({ min: utc('1990-01-01').getTime() / DAY, max: utc('2100-01-01').getTime() / DAY });
  fc.assert(
    fc.property(days, fc.integer({ min: 2, max: 52 }), (day, count) => {
      const first = dayOf(day * DAY);
      const by = (step: number) => Array.from({ length: count }, (_, n) => dayOf((day + n * step) * DAY));
      expect(seriesDates(first, 'WEEK', count)).toEqual(by(7));
      expect(seriesDates(first, 'TWO_WEEKS', count)).toEqual(by(14));
      expect(seriesDates(first, 'MONTH_BY_WEEKDAY', count)).toEqual(listByHand(first, count));
    }),
  );
});
