import type { EventFilter } from '../../../gql/types';
import { paths } from '../../../paths';
import { addDays, isDate, thisWeekend } from '../../../ui/dates/local-date';

export type DateChoice = 'coming' | 'any' | 'today' | 'weekend' | 'week' | 'month' | 'past' | 'dates';

export const dateChoices: { value: DateChoice; label: string }[] = [
  { value: 'coming', label: 'Coming up' },
  { value: 'any', label: 'Any date' },
  { value: 'today', label: 'Today' },
  { value: 'weekend', label: 'This weekend' },
  { value: 'week', label: 'Next 7 days' },
  { value: 'month', label: 'Next 30 days' },
  { value: 'past', label: 'Past events' },
  { value: 'dates', label: 'Set dates' },
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
  /** The first and the last day of the dates that were chosen; without one of them, there is no such limit. */
  from?: string;
  to?: string;
  price: PriceChoice;
}

export const noFilters: Filters = { search: '', type: '', date: 'coming', price: 'all' };

/** Anyone can write an address: an unknown choice counts as none. */
export function readFilters(query: URLSearchParams): Filters {
  const date = dateChoices.find(({ value }) => value === query.get('date'))?.value ?? 'coming';
  return {
    search: query.get('search') ?? '',
    type: query.get('type') ?? '',
    date,
    price: priceChoices.find(({ value }) => value === query.get('price'))?.value ?? 'all',
    ...(date === 'dates' && rangeOf(query.get('from'), query.get('to'))),
  };
}

function rangeOf(from: string | null, to: string | null): Pick<Filters, 'from' | 'to'> {
  return { ...(from && isDate(from) && { from }), ...(to && isDate(to) && { to }) };
}

export function writeFilters({ from, to, ...filters }: Filters): Record<string, string> {
  const range = filters.date === 'dates' ? { ...(from && { from }), ...(to && { to }) } : {};
  const chosen = Object.entries(filters).filter(
    ([name, value]) => value !== noFilters[name as keyof typeof filters],
  );
  return { ...Object.fromEntries(chosen), ...range };
}

/** Where a list begins that is not shown from its start: what a link without scripts leads to. Null is the start. */
export function readAfter(query: URLSearchParams): string | null {
  return query.get('after') || null;
}

/** Whether an address asks for a month, in place of a list. */
export function asksForMonth(query: URLSearchParams): boolean {
  return query.get('view') === 'month';
}

/** The filters of a month, which has days of its own. */
export function withoutDates({ from: _from, to: _to, ...filters }: Filters): Filters {
  return { ...filters, date: 'any' };
}

/** The address of a list, or of its part that comes after a cursor. */
export function addressOf(filters: Filters, after: string | null = null): string {
  return addressWith({ ...writeFilters(filters), ...(after && { after }) });
}

/** The address of a month with the filters. */
export function addressOfMonth(filters: Filters): string {
  return addressWith({ ...writeFilters(filters), view: 'month' });
}

function addressWith(values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query ? `${paths.events}?${query}` : paths.events;
}

/**
 * The filters as feeds and embeds take them. A feed has all coming events that pass, so it leaves out dates that move with the day
 * of the reader, such as this weekend.
 */
export function feedQuery(filters: Filters): string {
  const { date: _, ...query } = writeFilters(filters);
  return new URLSearchParams(query).toString();
}

export function isFiltered(filters: Filters): boolean {
  return Object.keys(writeFilters(filters)).length > 0;
}

export function toEventFilter({ search, type, date, price, ...range }: Filters, today: string): EventFilter {
  return {
    foldSeries: true,
    ...datesOf(date, today),
    ...range,
    ...(search.trim() && { search: search.trim() }),
    ...(type && { type }),
    ...(price !== 'all' && { free: price === 'free' }),
  };
}

/** The variables for the types of what the other filters leave: a search counts no types. */
export function listedTypes(filters: Filters, today: string): { filter: EventFilter } {
  return { filter: toEventFilter({ ...filters, search: '', type: '' }, today) };
}

function datesOf(choice: DateChoice, today: string): Pick<EventFilter, 'from' | 'to' | 'hasEnded'> {
  switch (choice) {
    case 'coming':
      return { hasEnded: false };
    case 'any':
    case 'dates':
      return {};
    case 'today':
      return { from: today, to: today };
    case 'weekend':
      return thisWeekend(today);
    case 'week':
      return { from: today, to: addDays(today, 6) };
    case 'month':
      return { from: today, to: addDays(today, 29) };
    case 'past':
      return { hasEnded: true };
  }
}
