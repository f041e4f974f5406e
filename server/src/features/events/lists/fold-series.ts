import type { Conditions } from '../../../platform/database/sql/conditions.js';

/**
 * SQL of a row of events: whether it is the one event of its series that a list shows, or is in none.
 * @param conditions of the statement, to which the values are added
 * @param passing SQL of what an event of the list has to pass beside the cursor
 */
export type Fold = (conditions: Conditions, passing: string) => string;

/** Of the events of a series that pass, the list shows the next one, or the last where all have ended. */
export function foldSeries(hasEnded: boolean | null | undefined, now: Date): Fold {
  return (conditions, passing) => {
    const first = conditions.clause(orderOf(hasEnded), ...(hasEnded == null ? [now, now] : []));
    // `passing` names the columns of `events`, so the row outside gets another name.
    return `(events.series_id IS NULL OR events.id = (
      SELECT shown.id FROM (VALUES (events.series_id)) AS this (series) CROSS JOIN LATERAL (
        SELECT id FROM events WHERE series_id = this.series AND ${passing} ORDER BY ${first} LIMIT 1
      ) AS shown
    ))`;
  };
}

/** The index on series has the order of events that have all ended, and of those that have not. */
function orderOf(hasEnded: boolean | null | undefined): string {
  if (hasEnded == null) return 'ends_at <= ?, abs(extract(epoch FROM starts_at - ?::timestamptz)), id';
  const direction = hasEnded ? 'DESC' : 'ASC';
  return ['date', 'start_time', 'id'].map((column) => `${column} ${direction}`).join(', ');
}

/** SQL of how many events a folded list has: a series has one there where any of its events passes. */
export const FOLDED_COUNT = 'count(*) FILTER (WHERE series_id IS NULL) + count(DISTINCT series_id)';
