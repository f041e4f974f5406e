import type { EntityManager } from 'typeorm';
import { read } from '../../../platform/database/sql/read.js';
import type { EventTypeCount } from '../event.types.js';
import { IS_LISTED } from '../visible-to.js';

const MAX_TYPES = 1_000;

/** The types of public events, the most frequent first, each as its oldest event spells it. */
export function listEventTypes(database: EntityManager): Promise<EventTypeCount[]> {
  return read(
    database,
    `SELECT (array_agg(type ORDER BY created_at, id))[1] AS type, count(*)::int AS "eventCount"
     FROM events WHERE ${IS_LISTED}
     GROUP BY lower(type) ORDER BY count(*) DESC, lower(type) LIMIT ${MAX_TYPES}`,
  );
}
