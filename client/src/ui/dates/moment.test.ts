import { expect, it } from 'vitest';
import { formatMoment } from './moment';

const at = (...fields: [number, number, number, number, number]) => new Date(...fields);

it.each([
  [at(2026, 10, 22, 0, 0), 'today, 00:00'],
  [at(2026, 10, 21, 23, 59), 'yesterday, 23:59'],
  [at(2026, 10, 20, 9, 30), '20 November, 09:30'],
  [at(2025, 11, 31, 9, 30), '31 December 2025, 09:30'],
])('says when something was, by the person’s own clock: %s', (instant, words) => {
  expect(formatMoment(instant.toISOString(), at(2026, 10, 22, 12, 0))).toBe(words);
});

it('calls the last day of last year yesterday on New Year’s Day', () => {
  expect(formatMoment(at(2026, 11, 31, 23, 0).toISOString(), at(2027, 0, 1, 8, 0))).toBe('yesterday, 23:00');
});
