import { expect, it } from 'vitest';
import {
  addDays,
  formatDateInFull,
  formatDay,
  formatMonth,
  formatMonthAndYear,
  formatShortDate,
  formatWeekday,
  isDate,
  otherYear,
  thisWeekend,
  today,
} from './local-date';

it('shows the day that was entered, whatever the time zone', () => {
  expect([formatWeekday, formatDay, formatMonth].map((format) => format('2027-03-14'))).toEqual([
    'Sun',
    '14',
    'Mar',
  ]);
  expect(formatDateInFull('2027-03-14')).toBe('Sunday 14 March 2027');
  expect(formatMonthAndYear('2027-01-01')).toBe('January 2027');
});

it('shows nothing while a date is not yet one', () => {
  expect(formatDay('')).toBe('');
  expect(formatDateInFull('')).toBe('');
});

it.each([
  ['2027-06-01T12:00:00Z', 'Sun 14 Mar'],
  ['2026-06-01T12:00:00Z', 'Sun 14 Mar 2027'],
  ['2028-06-01T12:00:00Z', 'Sun 14 Mar 2027'],
])('says the year where it is not the one that it is at %s: %s', (now, words) => {
  expect(formatShortDate('2027-03-14', new Date(now))).toBe(words);
});

it('takes this year from the clock on the wall', () => {
  const newYear = new Date(2027, 0, 1, 0, 0);
  expect(otherYear('2027-01-01', newYear)).toBe('');
  expect(otherYear('2027-01-01', new Date(newYear.getTime() - 1))).toBe('2027');
  expect(otherYear('', newYear)).toBe('');
});

it('names every day of a year by its own number', () => {
  const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
  expect(days.at(-1)).toBe('2028-12-31');
  expect(days.filter((day) => formatDay(day) !== String(Number(day.slice(8))))).toEqual([]);
});

it('counts days over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it.each([
  [
    '2026-11-05T00:30:00Z',
    { 'America/New_York': '2026-11-04', UTC: '2026-11-05', 'Pacific/Auckland': '2026-11-05' },
  ],
  [
    '2026-11-05T23:30:00Z',
    { 'America/New_York': '2026-11-05', UTC: '2026-11-05', 'Pacific/Auckland': '2026-11-06' },
  ],
  // The nights in which New York and Auckland change their clocks.
  [
    '2026-03-08T06:59:00Z',
    { 'America/New_York': '2026-03-08', UTC: '2026-03-08', 'Pacific/Auckland': '2026-03-08' },
  ],
  [
    '2026-09-26T11:59:00Z',
    { 'America/New_York': '2026-09-26', UTC: '2026-09-26', 'Pacific/Auckland': '2026-09-26' },
  ],
])('takes today from the clock on the wall at %s', (now, days: Record<string, string>) => {
  expect(today(new Date(now))).toBe(days[new Intl.DateTimeFormat().resolvedOptions().timeZone]);
});

it.each([
  ['2026-03-08', '2026-03-09', '2026-03-07'],
  ['2026-11-01', '2026-11-02', '2026-10-31'],
  ['2026-09-27', '2026-09-28', '2026-09-26'],
  ['2026-04-05', '2026-04-06', '2026-04-04'],
])('counts days over a night in which the clocks change: %s', (day, next, before) => {
  expect([addDays(day, 1), addDays(day, -1)]).toEqual([next, before]);
});

it.each([
  ['2026-11-16', '2026-11-21', '2026-11-22'],
  ['2026-11-20', '2026-11-21', '2026-11-22'],
  ['2026-11-21', '2026-11-21', '2026-11-22'],
  ['2026-11-22', '2026-11-22', '2026-11-22'],
  ['2026-11-23', '2026-11-28', '2026-11-29'],
])('takes on %s the days from %s to %s for this weekend', (day, from, to) => {
  expect(thisWeekend(day)).toEqual({ from, to });
});

it.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-2-1', false],
  ['0000-01-01', false],
  ['2027-13-01', false],
  ['+12027-01-01', false],
])('knows whether %s is a day', (text, isDay) => {
  expect(isDate(text)).toBe(isDay);
});
