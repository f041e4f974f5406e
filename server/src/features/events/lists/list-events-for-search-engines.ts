import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Event } from '../event.entity.js';
import { IS_LISTED } from '../visible-to.js';

/** A sitemap may have 50,000 addresses (sitemaps.org); people do not look for events that are years away. */
const MOST = 10_000;

/** The public events that are not over, the soonest first. */
export function listEventsForSearchEngines(
  database: EntityManager,
  now: Date,
): Promise<Pick<Event, 'id' | 'updatedAt' | 'seriesId'>[]> {
  const columns = columnsOf(database, Event).only('id', 'updatedAt', 'seriesId');
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM events
     WHERE ${IS_LISTED} AND ends_at > $1 AND date >= $1::date - 2
     ORDER BY date, start_time, id LIMIT ${MOST}`,
    [now],
  );
}
