import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { type Connection, connectionOf, type PageRequest } from '../../platform/graphql/connection.js';
import { isLocalDate } from '../../platform/graphql/local-date.scalar.js';
import { cleanText } from '../parse-input.js';
import { Event } from './event.entity.js';
import { searchQuery } from './search-text.js';

/** What the list is ordered by: date, start time, id. */
export const eventKeys = z.tuple([z.string().refine(isLocalDate), z.iso.time({ precision: -1 }), z.uuid()]);
export type EventKeys = z.output<typeof eventKeys>;
export type EventPage = PageRequest<EventKeys>;

export interface EventFilter {
  search?: string | null;
  type?: string | null;
  from?: string | null;
  to?: string | null;
  free?: boolean | null;
}

/** A page of all public events that pass the filter, soonest first. */
export async function listPublicEvents(
  database: EntityManager,
  page: EventPage,
  filter: EventFilter,
): Promise<Connection<Event>> {
  const query = soonestFirst(database).where('event.public');
  applyFilter(query, filter);
  return pageOf(query, page);
}

/** A page of the events that an account created, soonest first. */
export async function listEventsOf(
  database: EntityManager,
  accountId: string,
  page: EventPage,
): Promise<Connection<Event>> {
  return pageOf(soonestFirst(database).where('event.createdById = :accountId', { accountId }), page);
}

function soonestFirst(database: EntityManager): SelectQueryBuilder<Event> {
  return database
    .createQueryBuilder(Event, 'event')
    .orderBy({ 'event.date': 'ASC', 'event.startTime': 'ASC', 'event.id': 'ASC' });
}

function applyFilter(query: SelectQueryBuilder<Event>, { search, type, from, to, free }: EventFilter): void {
  if (search?.trim()) restrictToWords(query, searchQuery(search) ?? '');
  if (type?.trim()) query.andWhere('event.type = :type', { type: cleanText(type) });
  if (from) query.andWhere('event.date >= :from', { from });
  if (to) query.andWhere('event.date <= :to', { to });
  if (free === true) query.andWhere('event.pricePence = 0');
  if (free === false) query.andWhere('event.pricePence > 0');
}

/**
 * Has the words looked up in their own index and what is found sorted. PostgreSQL guesses that the beginning of a word
 * is in one event of 200, so left to choose it walks the list in its order instead, taking the whole text of every
 * event apart for a rare word; there is no index to walk for the order of `date + 0`.
 */
function restrictToWords(query: SelectQueryBuilder<Event>, words: string): void {
  query
    .andWhere(`to_tsvector('simple', event.search_text) @@ to_tsquery('simple', :words)`, { words })
    .orderBy({ 'event.date + 0': 'ASC', 'event.startTime': 'ASC', 'event.id': 'ASC' });
}

/** Goes on after the cursor's keys, so that the ten-thousandth page costs what the first does. */
async function pageOf(query: SelectQueryBuilder<Event>, page: EventPage): Promise<Connection<Event>> {
  if (page.after) {
    const [date, startTime, id] = page.after;
    query.andWhere('(event.date, event.start_time, event.id) > (:date, :startTime, :id)', {
      date,
      startTime,
      id,
    });
  }
  const events = await query.limit(page.first + 1).getMany();
  return connectionOf(events, page, (event): EventKeys => [event.date, event.startTime, event.id]);
}
