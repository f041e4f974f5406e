import type { EntityManager } from 'typeorm';
import { Columns, columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { RequestError } from '../../../platform/errors/request-errors.js';
import { Event } from '../event.entity.js';
import { FIRST, findMatches } from '../search/search-events.js';
import { LOOK, type SearchedWord, searchedWords, valuesOfLook, withTypos } from '../search/searched-words.js';
import { IS_VISIBLE } from '../visible-to.js';
import { listOrders } from './event-order.js';
import { type EventFilter, listedEvents } from './list-events.js';
import { addDates } from './listed-dates.js';

const dayCount = new Columns<{ dayCount: number }>([{ sql: 'days.day_count', path: ['dayCount'] }]);

/** A month with the days of its first and last week. */
export const MAX_DAYS = 42;
/** As many as a day of a calendar shows. */
export const EVENTS_OF_DAY = 3;
/** The cost of the field counts so many, however they are spread over the days. */
export const MAX_EVENTS = MAX_DAYS * EVENTS_OF_DAY;
const DAY = 24 * 60 * 60 * 1000;

/** Days from the first to the last one, both included: YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
  /** How many events of each day are returned. */
  eventsPerDay: number;
}

/** A day with its first events, in the order of their times. */
export interface EventDay {
  date: string;
  eventCount: number;
  events: Event[];
}

/** The days on which public events start that pass the filter, its own dates and fold apart. */
export async function listPublicEventDays(
  database: EntityManager,
  range: DayRange,
  filter: EventFilter,
  now: Date,
): Promise<EventDay[]> {
  const others = { ...filter, from: null, to: null, hasEnded: null };
  const daysOf = (words: readonly SearchedWord[]) => {
    const conditions = listedEvents(others, now);
    for (const word of words) conditions.add(LOOK, ...valuesOfLook(word));
    return listEventDays(database, range, conditions, now);
  };
  if (!filter.search?.trim()) return daysOf([]);
  const typed = await searchedWords(database, filter.search);
  if (typed.length === 0) return [];
  const days = await daysOf(typed);
  if (days.length > 0) return days;
  // A typo is forgiven where no event of any day has the words: a month without some is no reason.
  const search = {
    database,
    filters: listedEvents(others, now),
    fold: null,
    order: listOrders.SOONEST_FIRST,
  };
  const found = await findMatches(search, typed, FIRST);
  const words = found.length === 0 ? await withTypos(database, typed) : null;
  return words ? daysOf(words) : [];
}

/** The days on which events of an account start. */
export function listEventDaysOf(
  database: EntityManager,
  accountId: string,
  range: DayRange,
  now: Date,
): Promise<EventDay[]> {
  const conditions = new Conditions().add('created_by_id = ?', accountId).add(IS_VISIBLE);
  return listEventDays(database, range, conditions, now);
}

/**
 * The days of a range on which events start, each with the number of its events and the first of them: one statement, however
 * many there are. A day is that of the event's own zone, as in lists.
 * @throws RequestError BAD_USER_INPUT for more than 42 days, and for more than 126 events in all
 */
export async function listEventDays(
  database: EntityManager,
  range: DayRange,
  conditions: Conditions,
  now: Date,
): Promise<EventDay[]> {
  requireFewEvents(range);
  addDates(conditions, range, now);
  const columns = columnsOf(database, Event).and(dayCount);
  // The inner rows are narrow, and come in the order of the list's index.
  const rows = await columns.read(
    database,
    `SELECT ${columns.sql} FROM (
       SELECT id, count(*) OVER (PARTITION BY date)::int AS day_count,
         row_number() OVER (PARTITION BY date ORDER BY start_time, id) AS place
       FROM events WHERE ${conditions.sql}
     ) AS days JOIN events ON events.id = days.id
     WHERE days.place <= ${range.eventsPerDay} ORDER BY events.date, events.start_time, events.id`,
    conditions.values,
  );
  const days = new Map<string, EventDay>();
  for (const { dayCount: eventCount, ...event } of rows) {
    const day = days.get(event.date) ?? { date: event.date, eventCount, events: [] };
    days.set(event.date, day);
    day.events.push(event);
  }
  return [...days.values()];
}

function requireFewEvents({ from, to, eventsPerDay }: DayRange): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days > MAX_DAYS)
    throw new RequestError('BAD_USER_INPUT', `"from" to "to" must be at most ${MAX_DAYS} days`);
  const most = Math.floor(MAX_EVENTS / Math.max(days, 1));
  if (eventsPerDay < 1 || eventsPerDay > most)
    throw new RequestError('BAD_USER_INPUT', `"eventsPerDay" must be from 1 to ${most} for so many days`);
}
