import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/columns.js';
import { Conditions } from '../../platform/database/conditions.js';
import { type Connection, connectionOf, type PageRequest } from '../../platform/graphql/connection.js';
import { isLocalDate } from '../../platform/graphql/local-date.scalar.js';
import { cleanText } from '../parse-input.js';
import { Event } from './event.entity.js';
import { searchQuery } from './search-text.js';

/** The cursor keys of the list: date, start time, id. */
export const eventKeys = z.tuple([z.string().refine(isLocalDate), z.iso.time({ precision: -1 }), z.uuid()]);
export type EventKeys = z.output<typeof eventKeys>;
export type EventPage = PageRequest<EventKeys>;

export interface EventFilter {
  search?: string | null;
  type?: string | null;
  from?: string | null;
  to?: string | null;
  free?: boolean | null;
  hasEnded?: boolean | null;
}

const SOONEST_FIRST = 'date, start_time, id';

/**
 * For searches: has the words looked up in their own index and what is found sorted. PostgreSQL guesses that the
 * beginning of a word is in one event of 200, so left to choose it walks the list in its order instead, taking the
 * whole text of every event apart for a rare word; there is no index to walk for the order of `date + 0`.
 */
const SOONEST_FIRST_BY_SORTING = 'date + 0, start_time, id';

/** A page of all public events that pass the filter, soonest first. */
export async function listPublicEvents(
  database: EntityManager,
  page: EventPage,
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
  return pageOf(database, conditions, page, words === null ? SOONEST_FIRST : SOONEST_FIRST_BY_SORTING);
}

/** With a date beside the instant, two days off because of zones and nights: the list's index knows dates alone. */
function addEnd(conditions: Conditions, hasEnded: boolean, now: Date): void {
  const day = now.toISOString().slice(0, 10);
  if (hasEnded) conditions.add('ends_at <= ?', now).add('date <= ?::date + 2', day);
  else conditions.add('ends_at > ?', now).add('date >= ?::date - 2', day);
}

/** A page of the events that an account created, soonest first. */
export async function listEventsOf(
  database: EntityManager,
  accountId: string,
  page: EventPage,
): Promise<Connection<Event>> {
  return pageOf(database, new Conditions().add('created_by_id = ?', accountId), page, SOONEST_FIRST);
}

/**
 * Goes on after the cursor's keys, so that the ten-thousandth page costs what the first does.
 * In SQL, because lists are what the server does most: TypeORM takes as long to build the query and its entities as
 * all else that a request needs.
 */
async function pageOf(
  database: EntityManager,
  conditions: Conditions,
  page: EventPage,
  order: string,
): Promise<Connection<Event>> {
  conditions.add('deleted_at IS NULL');
  if (page.after) conditions.add('(date, start_time, id) > (?, ?, ?)', ...page.after);
  const columns = columnsOf(database, Event);
  const events = await columns.query(
    database,
    `SELECT ${columns.sql} FROM events WHERE ${conditions.sql} ORDER BY ${order} LIMIT ${page.first + 1}`,
    conditions.values,
  );
  return connectionOf(events, page, (event): EventKeys => [event.date, event.startTime, event.id]);
}
