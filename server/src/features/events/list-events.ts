import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/columns.js';
import { Conditions } from '../../platform/database/conditions.js';
import { type Connection, connectionOf, type PageRequest } from '../../platform/graphql/connection.js';
import { isLocalDate } from '../../platform/graphql/local-date.scalar.js';
import { cleanText } from '../parse-input.js';
import { Event } from './event.entity.js';
import { EventOrder } from './event-order.js';
import { searchQuery } from './search-text.js';

/** The cursor keys of the list: date, start time, id. */
export const eventKeys = z.tuple([z.string().refine(isLocalDate), z.iso.time({ precision: -1 }), z.uuid()]);
export type EventKeys = z.output<typeof eventKeys>;
export type EventPage = PageRequest<EventKeys>;

/** What there is of a list, and in which order. */
export interface OrderedPage {
  page: EventPage;
  orderBy: EventOrder;
}

export interface EventFilter {
  search?: string | null;
  type?: string | null;
  from?: string | null;
  to?: string | null;
  free?: boolean | null;
  hasEnded?: boolean | null;
}

/** The columns of the list's order; its indexes can be read in both directions. */
const IN_ORDER = ['date', 'start_time', 'id'];

/**
 * For searches: has the words looked up in their own index and what is found sorted. PostgreSQL guesses that the
 * beginning of a word is in one event of 200, so left to choose it walks the list in its order instead, taking the
 * whole text of every event apart for a rare word; there is no index to walk for the order of `date + 0`.
 */
const BY_SORTING = ['date + 0', 'start_time', 'id'];

/** A page of all public events that pass the filter. */
export async function listPublicEvents(
  database: EntityManager,
  list: OrderedPage,
  { search, type, from, to, free, hasEnded }: EventFilter,
  now: Date,
): Promise<Connection<Event>> {
  const words = search?.trim() ? (searchQuery(search) ?? '') : null;
  const conditions = new Conditions().add('public');
  if (words !== null) {
    conditions.add("to_tsvector('simple', search_text) @@ to_tsquery('simple', ?)", words);
  }
  if (type?.trim()) conditions.add('type = ?', cleanText(type));
  if (from) conditions.add('date >= ?', from);
  if (to) conditions.add('date <= ?', to);
  if (free === true) conditions.add('price_pence = 0');
  if (free === false) conditions.add('price_pence > 0');
  if (hasEnded != null) addEnd(conditions, hasEnded, now);
  return pageOf(database, conditions, list, words === null ? IN_ORDER : BY_SORTING);
}

/** Restricts events to those that have ended, or have not. With a date beside the instant, two days off because of zones and nights: the list's index knows dates alone. */
export function addEnd(conditions: Conditions, hasEnded: boolean, now: Date): void {
  const day = now.toISOString().slice(0, 10);
  if (hasEnded) conditions.add('ends_at <= ?', now).add('date <= ?::date + 2', day);
  else conditions.add('ends_at > ?', now).add('date >= ?::date - 2', day);
}

/** A page of the events that an account created: all of them, those that have ended, or those that have not. */
export async function listEventsOf(
  database: EntityManager,
  accountId: string,
  list: OrderedPage,
  { hasEnded }: Pick<EventFilter, 'hasEnded'>,
  now: Date,
): Promise<Connection<Event>> {
  const conditions = new Conditions().add('created_by_id = ?', accountId);
  if (hasEnded != null) addEnd(conditions, hasEnded, now);
  return pageOf(database, conditions, list, IN_ORDER);
}

/**
 * Goes on after the cursor's keys, so that the ten-thousandth page costs what the first does.
 * In SQL, because lists are what the server does most: TypeORM takes as long to build the query and its entities as
 * all else that a request needs.
 */
async function pageOf(
  database: EntityManager,
  conditions: Conditions,
  { page, orderBy }: OrderedPage,
  order: readonly string[],
): Promise<Connection<Event>> {
  conditions.add('deleted_at IS NULL');
  const all = { sql: conditions.sql, values: [...conditions.values] };
  const [after, direction] = orderBy === EventOrder.LATEST_FIRST ? ['<', 'DESC'] : ['>', 'ASC'];
  if (page.after) conditions.add(`(date, start_time, id) ${after} (?, ?, ?)`, ...page.after);
  const columns = columnsOf(database, Event);
  const events = await columns.query(
    database,
    `SELECT ${columns.sql} FROM events WHERE ${conditions.sql}
     ORDER BY ${order.map((column) => `${column} ${direction}`).join(', ')} LIMIT ${page.first + 1}`,
    conditions.values,
  );
  const keysOf = ({ date, startTime, id }: Event): EventKeys => [date, startTime, id];
  return connectionOf(events, page, keysOf, () => countOf(database, all));
}

async function countOf(
  database: EntityManager,
  { sql, values }: Pick<Conditions, 'sql' | 'values'>,
): Promise<number> {
  const [counted] = await database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM events WHERE ${sql}`,
    values,
  );
  return counted?.count ?? 0;
}
