import type { EventFilter } from '../../gql/graphql';
import { addDays } from '../../ui/local-date';

export type DateChoice = 'coming' | 'any' | 'today' | 'week' | 'month' | 'past';

export const dateChoices: { value: DateChoice; label: string }[] = [
  { value: 'coming', label: 'Coming up' },
  { value: 'any', label: 'Any date' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Next 7 days' },
  { value: 'month', label: 'Next 30 days' },
  { value: 'past', label: 'Past events' },
];

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

export const noFilters: Filters = { search: '', type: '', date: 'coming', price: 'all' };

/** Anyone can write an address: an unknown choice counts as none. */
export function readFilters(query: URLSearchParams): Filters {
  return {
    search: query.get('search') ?? '',
    type: query.get('type') ?? '',
    date: dateChoices.find(({ value }) => value === query.get('date'))?.value ?? 'coming',
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

function datesOf(choice: DateChoice, today: string): Pick<EventFilter, 'from' | 'to' | 'hasEnded'> {
  switch (choice) {
    case 'coming':
      return { hasEnded: false };
    case 'any':
      return {};
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: today, to: addDays(today, 6) };
    case 'month':
      return { from: today, to: addDays(today, 29) };
    case 'past':
      return { hasEnded: true };
  }
}
