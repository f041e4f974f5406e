import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import type { GivenPage } from '../../../platform/graphql/lists/page-request.js';
import type { Viewer } from '../../accounts/viewer.js';
import { Event } from '../event.entity.js';
import { IS_LISTED, IS_VISIBLE } from '../visible-to.js';
import { EventOrder } from './event-order.js';
import { type EventFilter, pageOf } from './list-events.js';
import { addEnd } from './listed-dates.js';

/** A year of weeks, as a series has at most. */
const MAX_LISTED = 52;

type Finder = Pick<Viewer, 'accountId' | 'teamRoles'> | null;

/** The events that a caller finds by their series: those that lists show, their own, and those in whose team they are. */
function foundBy(viewer: Finder): Conditions {
  return new Conditions().add(
    `(${IS_LISTED} OR ((events.created_by_id = ?::uuid OR events.id = ANY(?::uuid[])) AND ${IS_VISIBLE}))`,
    viewer?.accountId ?? null,
    Object.keys(viewer?.teamRoles ?? {}),
  );
}

/** A page of the events of a series, the soonest first. */
export function listEventsOfSeries(
  database: EntityManager,
  viewer: Finder,
  { seriesId, page, hasEnded }: { seriesId: string; page: GivenPage } & Pick<EventFilter, 'hasEnded'>,
  now: Date,
): Promise<Connection<Event>> {
  const conditions = foundBy(viewer).add('series_id = ?', seriesId);
  if (hasEnded != null) addEnd(conditions, hasEnded, now);
  return pageOf(database, conditions, { page, orderBy: EventOrder.SOONEST_FIRST });
}

/** The events of a series that lists show to everybody, ended and cancelled ones too, the soonest first. */
export async function findListedOfSeries(database: EntityManager, seriesId: string): Promise<Event[]> {
  if (!isUuid(seriesId)) return [];
  const columns = columnsOf(database, Event);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM events WHERE series_id = $1 AND ${IS_LISTED}
     ORDER BY date, start_time, id LIMIT ${MAX_LISTED}`,
    [seriesId],
  );
}

/** How many events a caller finds in each of these series that has one for it. */
export async function countEventsOfSeries(
  database: EntityManager,
  viewer: Finder,
  { ids, hasEnded }: { ids: readonly string[] } & Pick<EventFilter, 'hasEnded'>,
  now: Date,
): Promise<Map<string, number>> {
  const conditions = foundBy(viewer).add('series_id = ANY(?)', ids);
  if (hasEnded != null) addEnd(conditions, hasEnded, now);
  const { sql, values } = conditions;
  const rows = await read<{ id: string; count: number }>(
    database,
    `SELECT series_id AS id, count(*)::int AS count FROM events WHERE ${sql} GROUP BY series_id`,
    values,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The next event that takes place, of each of these series that has one for the caller. */
export function findNextOfSeries(
  database: EntityManager,
  viewer: Finder,
  ids: readonly string[],
  now: Date,
): Promise<Event[]> {
  const conditions = foundBy(viewer).add('cancelled_at IS NULL');
  addEnd(conditions, false, now);
  const each = conditions.clause('unnest(?::uuid[]) AS each (series)', ids);
  const columns = columnsOf(database, Event);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM ${each} CROSS JOIN LATERAL (
       SELECT * FROM events WHERE series_id = each.series AND ${conditions.sql}
       ORDER BY date, start_time, id LIMIT 1
     ) AS events`,
    conditions.values,
  );
}
