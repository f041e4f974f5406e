import type { EventFilter } from '../../gql/graphql';
import { type DateChoice, dateChoices, datesOf } from './date-choice';

export type PriceChoice = 'all' | 'free' | 'paid';

export const priceChoices: { value: PriceChoice; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
];

export interface Filters {
  search: string;
  type: string;
  date: DateChoice;
  price: PriceChoice;
}

export const noFilters: Filters = { search: '', type: '', date: 'any', price: 'all' };

/** The address is written by anyone: what is no choice counts as none. */
export function readFilters(query: URLSearchParams): Filters {
  return {
    search: query.get('search') ?? '',
    type: query.get('type') ?? '',
    date: dateChoices.find(({ value }) => value === query.get('date'))?.value ?? 'any',
    price: priceChoices.find(({ value }) => value === query.get('price'))?.value ?? 'all',
  };
}

export function writeFilters(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => value !== noFilters[name as keyof Filters]),
  );
}

export function toEventFilter({ search, type, date, price }: Filters, today: string): EventFilter {
  return {
    ...datesOf(date, today),
    ...(search.trim() && { search: search.trim() }),
    ...(type && { type }),
    ...(price !== 'all' && { free: price === 'free' }),
  };
}
