import { expect, it } from 'vitest';
import {
  addDays,
  formatDateInFull,
  formatDay,
  formatMonth,
  formatMonthAndYear,
  formatWeekday,
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

it('counts days over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('takes today from the clock on the wall', () => {
  expect(today(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
  expect(today(new Date(2026, 10, 5, 0, 1))).toBe('2026-11-05');
});
