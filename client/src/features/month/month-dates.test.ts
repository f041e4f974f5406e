import { expect, it } from 'vitest';
import { addMonths, firstWeekday, inOtherMonth, readMonth, weeksOf } from './month-dates';

it.each([
  ['de-DE', 1],
  ['en-GB', 1],
  ['en-US', 0],
  ['ar-EG', 6],
])('a week begins as people in %s have it', (language, day) => {
  expect(firstWeekday(language)).toBe(day);
});

it.each([
  ['2026-11', 1, '2026-10-26', '2026-12-06'],
  ['2026-02', 0, '2026-02-01', '2026-03-14'],
  ['2026-08', 6, '2026-08-01', '2026-09-11'],
])('the weeks of %s, begun on weekday %i, are six, and have every day once', (month, first, from, to) => {
  const weeks = weeksOf(month, first);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, from, to]);
  const days = weeks.flat();
  expect(new Set(days).size).toBe(42);
});

it('goes to other months over the end of a year, and never past the end of a month', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(inOtherMonth('2027-01-31', 1)).toBe('2027-02-28');
  expect(inOtherMonth('2026-11-15', -1)).toBe('2026-10-15');
});

it('has the weeks of a year that has two digits', () => {
  expect(addMonths('0050-01', 1)).toBe('0050-02');
  expect(weeksOf('0050-01', 1).flat()).toContain('0050-01-31');
});

it.each([null, '', '2026-13', 'soon', '2026-1', '2026-11-01', '0001-01', '9999-12'])(
  'reads no month from %j',
  (given) => {
    expect(readMonth(given, '2026-11-27')).toBe('2026-11');
  },
);
