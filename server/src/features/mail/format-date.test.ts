import { expect, it } from 'vitest';
import { day, formatDate, month, weekday } from './format-date.js';

it('writes a day of the calendar, whatever the time zone', () => {
  expect([weekday, day, month].map((format) => format('2027-03-04'))).toEqual(['Thu', '4', 'Mar']);
  expect(formatDate('2027-03-14')).toBe('Sunday 14 March 2027');
});
