import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { EventTypeCount } from '../event.types.js';
import { type EventFilter, listedEvents } from './list-events.js';

export const MAX_TYPES = 1_000;

/** As a folded list counts: a series is one there. */
const FOLDED_COUNT = 'count(*) FILTER (WHERE series_id IS NULL) + count(DISTINCT series_id)';

/**
 * The types of the public events that pass a filter, the most frequent first, each as the oldest of these events spells it. The
 * filter's own type and its search do not count.
 * @param limit how many types at most; more than 1,000 count as 1,000, and less than one as one
 */
export function listEventTypes(
  database: EntityManager,
  filter: EventFilter,
  limit: number,
  now: Date,
): Promise<EventTypeCount[]> {
  const { sql, values } = listedEvents({ ...filter, type: null }, now);
  const count = filter.foldSeries ? FOLDED_COUNT : 'count(*)';
  return read(
    database,
    `SELECT (array_agg(type ORDER BY created_at, id))[1] AS type, (${count})::int AS "eventCount"
     FROM events WHERE ${sql}
     GROUP BY lower(type) ORDER BY 2 DESC, lower(type) LIMIT $${values.length + 1}`,
    [...values, Math.min(Math.max(limit, 1), MAX_TYPES)],
  );
}
