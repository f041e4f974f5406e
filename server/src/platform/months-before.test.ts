import { expect, it } from 'vitest';
import { monthsBefore } from './months-before.js';

it.each([
  ['2027-03-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2027-01-15T23:59:59.999Z', 24, '2025-01-15T23:59:59.999Z'],
])('before %s, %i months earlier, is %s', (instant, months, before) => {
  expect(monthsBefore(new Date(instant), months).toISOString()).toBe(before);
});
