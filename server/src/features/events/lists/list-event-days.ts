import type { EntityManager } from 'typeorm';
import { Columns, columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { RequestError } from '../../../platform/errors/request-errors.js';
import { Event } from '../event.entity.js';
import { IS_VISIBLE } from '../visible-to.js';
import { type EventFilter, listedEvents } from './list-events.js';
import { addDates } from './listed-dates.js';

const dayCount = new Columns<{ dayCount: number }>([{ sql: 'events.day_count', path: ['dayCount'] }]);

/** A month with the days of its first and last week. */
export const MAX_DAYS = 42;
/** As many as a day of a calendar shows. */
export const EVENTS_OF_DAY = 3;
const DAY = 24 * 60 * 60 * 1000;

/** Days from the first to the last one, both included: YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

/** A day with its first events, in the order of their times. */
export interface EventDay {
  date: string;
  eventCount: number;
  events: Event[];
}

/** The days on which public events start that pass the filter, its own dates, search and fold apart. */
export function listPublicEventDays(
  database: EntityManager,
  range: DayRange,
  filter: EventFilter,
  now: Date,
): Promise<EventDay[]> {
  const others = { ...filter, from: null, to: null, hasEnded: null };
  return listEventDays(database, range, listedEvents(others, now), now);
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
 * The days of a range on which events start, each with the number of its events and the first three: one statement, however many
 * there are. A day is that of the event's own zone, as in lists.
 * @throws RequestError BAD_USER_INPUT for more than 42 days
 */
export async function listEventDays(
  database: EntityManager,
  range: DayRange,
  conditions: Conditions,
  now: Date,
): Promise<EventDay[]> {
  requireFewDays(range);
  addDates(conditions, range, now);
  const columns = columnsOf(database, Event);
  const rows = await columns.and(dayCount).read(
    database,
    `SELECT ${columns.and(dayCount).sql} FROM (
       SELECT *, count(*) OVER (PARTITION BY date)::int AS day_count,
         row_number() OVER (PARTITION BY date ORDER BY start_time, id) AS place
       FROM events WHERE ${conditions.sql}
     ) AS events WHERE place <= ${EVENTS_OF_DAY} ORDER BY date, start_time, id`,
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

function requireFewDays({ from, to }: DayRange): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days > MAX_DAYS)
    throw new RequestError('BAD_USER_INPUT', `"from" and "to" must be at most ${MAX_DAYS} days apart`);
}
