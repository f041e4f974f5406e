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
    'weekend: This weekend',
    'week: Next 7 days',
    'month: Next 30 days',
    'past: Past events',
    'dates: Set dates',
  ]);
  expect(optionsOf(priceChoices)).toEqual(['all: All', 'free: Free', 'paid: Paid']);
});

it('writes only what was chosen, and reads it back', () => {
  const filters = { search: 'bread & soup', type: 'Talk', date: 'week', price: 'free' } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(writeFilters(noFilters)).toEqual({});
});

it('writes the dates that were chosen, and no others', () => {
  const query = 'date=dates&from=2026-12-01&to=2026-12-24';
  expect(new URLSearchParams(writeFilters(readFilters(new URLSearchParams(query)))).toString()).toBe(query);
  const filters = { ...noFilters, date: 'week', from: '2026-12-01' } as const;
  expect(writeFilters(filters)).toEqual({ date: 'week' });
});

it('takes what is no choice for none', () => {
  expect(readFilters(new URLSearchParams('date=tomorrow&price=cheap'))).toEqual(noFilters);
});

it.each([
  ['', { hasEnded: false }],
  ['date=any', {}],
  ['date=today', { from: '2026-11-20', to: '2026-11-20' }],
  ['date=weekend', { from: '2026-11-21', to: '2026-11-22' }],
  ['date=week', { from: '2026-11-20', to: '2026-11-26' }],
  ['date=month', { from: '2026-11-20', to: '2026-12-19' }],
  ['date=past', { hasEnded: true }],
  ['date=dates&from=2026-12-01&to=2026-12-24', { from: '2026-12-01', to: '2026-12-24' }],
  ['date=dates&to=2026-12-24', { to: '2026-12-24' }],
  ['date=dates&from=2026-02-31&to=soon', {}],
  ['date=dates&from=0000-01-01', {}],
  ['date=today&from=2026-12-01', { from: '2026-11-20', to: '2026-11-20' }],
  ['search=+soup+&price=paid&date=past', { hasEnded: true, search: 'soup', free: false }],
  ['search=+&type=Talk&price=free&date=past', { hasEnded: true, type: 'Talk', free: true }],
])('asks for ?%s, with one event of each series', (query, filter) => {
  expect(toEventFilter(readFilters(new URLSearchParams(query)), '2026-11-20')).toEqual({
    foldSeries: true,
    ...filter,
  });
});
