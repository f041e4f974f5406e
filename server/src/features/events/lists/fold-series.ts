import { Conditions } from '../../../platform/database/sql/conditions.js';
import { addDates, type ListedDates } from './listed-dates.js';

/**
 * SQL of a row of events: whether it is the one event of its series that a list shows, or is in none.
 * @param conditions of the statement, to which the values are added
 * @param passing SQL of what an event of the list has to pass beside the cursor
 */
export type Fold = (conditions: Conditions, passing: string) => string;

/**
 * Of the events of a series that pass, the list shows the next one, or the last where all have ended. Each is the first that the
 * index on series finds in one direction.
 */
export function foldSeries(dates: ListedDates, now: Date): Fold {
  return ({ values }, passing) => {
    const first = (hasEnded: boolean) => {
      const within = new Conditions(values);
      addDates(within, { ...dates, hasEnded }, now);
      return firstOfSeries(within.sql, passing, hasEnded ? 'DESC' : 'ASC');
    };
    const shown =
      dates.hasEnded == null ? `coalesce(${first(false)}, ${first(true)})` : first(dates.hasEnded);
    return `(events.series_id IS NULL OR events.id = ${shown})`;
  };
}

/**
 * `passing` names the columns of `events`, so the row outside gets another name. In a CASE no index is used for it: PostgreSQL
 * would combine one of all events of a type with that of the series, for each row.
 */
function firstOfSeries(within: string, passing: string, direction: 'ASC' | 'DESC'): string {
  const order = ['date', 'start_time', 'id'].map((column) => `${column} ${direction}`).join(', ');
  return `(
    SELECT shown.id FROM (VALUES (events.series_id)) AS this (series) CROSS JOIN LATERAL (
      SELECT id FROM events WHERE series_id = this.series AND ${within} AND CASE WHEN ${passing} THEN true END
      ORDER BY ${order} LIMIT 1
    ) AS shown
  )`;
}

/** SQL of how many events a folded list has: a series has one there where any of its events passes. */
export function foldedCount(passing: string): string {
  return `SELECT sum(CASE WHEN series_id IS NULL THEN each ELSE 1 END)::int AS count FROM (
    SELECT series_id, count(*) AS each FROM events WHERE ${passing} GROUP BY series_id
  ) AS by_series`;
}
