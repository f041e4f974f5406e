import { expect, it } from 'vitest';
import {
  dateChoices,
  noFilters,
  priceChoices,
  readFilters,
  toEventFilter,
  writeFilters,
} from './event-filters';

it('offers these choices', () => {
  const optionsOf = (choices: { value: string; label: string }[]) =>
    choices.map(({ value, label }) => `${value}: ${label}`);
  expect(optionsOf(dateChoices)).toEqual([
    'coming: Coming up',
    'any: Any date',
    'today: Today',
    'week: Next 7 days',
    'month: Next 30 days',
    'past: Past events',
  ]);
  expect(optionsOf(priceChoices)).toEqual(['all: All', 'free: Free', 'paid: Paid']);
});

it('writes only what was chosen, and reads it back', () => {
  const filters = { search: 'bread & soup', type: 'Talk', date: 'week', price: 'free' } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(writeFilters(noFilters)).toEqual({});
});

it('takes what is no choice for none', () => {
  expect(readFilters(new URLSearchParams('date=tomorrow&price=cheap'))).toEqual(noFilters);
});

it.each([
  ['', { hasEnded: false }],
  ['date=any', {}],
  ['date=today', { from: '2026-11-20', to: '2026-11-20' }],
  ['date=week', { from: '2026-11-20', to: '2026-11-26' }],
  ['date=month', { from: '2026-11-20', to: '2026-12-19' }],
  ['date=past', { hasEnded: true }],
  ['search=+soup+&price=paid&date=past', { hasEnded: true, search: 'soup', free: false }],
  ['search=+&type=Talk&price=free&date=past', { hasEnded: true, type: 'Talk', free: true }],
])('asks for ?%s', (query, filter) => {
  expect(toEventFilter(readFilters(new URLSearchParams(query)), '2026-11-20')).toEqual(filter);
});
