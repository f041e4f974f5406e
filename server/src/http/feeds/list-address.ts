import { omitBy } from 'es-toolkit/object/omitBy';
import { pick } from 'es-toolkit/object/pick';
import type { EventFilter } from '../../features/events/lists/list-events.js';
import { costOfSearch } from '../../features/events/search/searched-words.js';
import { isLocalDate } from '../../platform/graphql/local-date.scalar.js';

/** The part of a list of coming events that an address names. */
export interface ListAddress {
  filter: EventFilter;
  /** The same choice in one spelling, `type=Music`; empty: all events. */
  query: string;
  /** The path of the page that has the list. */
  page: string;
  /** Whether that page has exactly these events. */
  isWholePage: boolean;
  /** Of the search, in objects of the API. */
  cost: number;
}

/** The names that the page of all events gives them in its address. */
const OF_PAGE = ['search', 'type', 'from', 'to', 'price'] as const;

/**
 * Reads which coming events an address asks for. Anybody can write one: a value that can be no choice counts as none, and of a
 * name that is given twice the first counts.
 */
export function readListAddress(search: string): ListAddress {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name)?.trim() || null;
  const date = (name: string) => {
    const day = read(name);
    return day && isLocalDate(day) ? day : null;
  };
  const price = ['free', 'paid'].find((known) => known === read('price')) ?? null;
  const chosen = {
    search: read('search'),
    type: read('type'),
    from: date('from'),
    to: date('to'),
    price,
    place: read('place'),
    host: read('host'),
  };
  const { host, place, price: _, ...same } = chosen;
  const filter = {
    ...same,
    place,
    hostId: host,
    free: price === null ? null : price === 'free',
    hasEnded: false,
  };
  const hasDates = chosen.from !== null || chosen.to !== null;
  const pageQuery = asQuery({ ...pick(chosen, OF_PAGE), date: hasDates ? 'dates' : null });
  return {
    filter,
    query: asQuery(chosen),
    page: `/events${pageQuery && `?${pageQuery}`}`,
    isWholePage: place === null && host === null,
    cost: costOfSearch(chosen.search ?? '') ?? 0,
  };
}

function asQuery(values: Record<string, string | null>): string {
  return new URLSearchParams(omitBy(values, (value) => value === null) as Record<string, string>).toString();
}
