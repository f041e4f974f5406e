import type { EntityManager } from 'typeorm';
import { validate as isUuid, NIL } from 'uuid';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import { RequestError } from '../../../platform/errors/request-errors.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { addPage } from '../../../platform/graphql/lists/list-order.js';
import {
  type GivenPage,
  type PageRequest,
  pageRequest,
} from '../../../platform/graphql/lists/page-request.js';
import { cleanText } from '../../parse-input.js';
import { Event } from '../event.entity.js';
import { addHost } from '../hosts/hosted-by.js';
import { searchBestMatches } from '../search/best-matches.js';
import { searchEvents } from '../search/search-events.js';
import { IS_LISTED, IS_VISIBLE } from '../visible-to.js';
import { type EventKeys, EventOrder, listOrders } from './event-order.js';
import { type Fold, foldedCount, foldSeries } from './fold-series.js';
import { addDates, addEnd, type ListedDates } from './listed-dates.js';

export type EventPage = PageRequest<EventKeys>;

/** Which page of a list, and in which order. */
export interface OrderedPage {
  page: GivenPage;
  orderBy: EventOrder;
}

export interface EventFilter extends ListedDates {
  search?: string | null;
  type?: string | null;
  free?: boolean | null;
  ids?: string[] | null;
  createdById?: string | null;
  hostId?: string | null;
  /** A part of the place's text; case does not count. */
  place?: string | null;
  updatedSince?: Date | null;
  cancelled?: boolean | null;
  seriesId?: string | null;
  foldSeries?: boolean | null;
}

const MAX_IDS = 100;

/** A page of all public events that pass the filter. */
export async function listPublicEvents(
  database: EntityManager,
  list: OrderedPage,
  filter: EventFilter,
  now: Date,
): Promise<Connection<Event>> {
  const { search } = filter;
  const conditions = listedEvents(filter, now);
  const fold = filter.foldSeries ? foldSeries(filter, now) : null;
  if (!search?.trim()) return pageOf(database, conditions, list, fold);
  if (list.orderBy === EventOrder.BEST_MATCH)
    return searchBestMatches({ database, filters: conditions, fold }, search, list.page);
  return searchEvents(
    { database, filters: conditions, fold, order: listOrders[list.orderBy] },
    search,
    list.page,
  );
}

/** The public events that pass the filter, its search and fold apart. */
export function listedEvents(filter: EventFilter, now: Date): Conditions {
  const { type, free, ids, createdById, hostId, place, updatedSince, cancelled, seriesId } = filter;
  const conditions = new Conditions().add(IS_LISTED);
  if (type?.trim()) conditions.add('lower(type) = lower(?)', cleanText(type));
  addDates(conditions, filter, now);
  if (free === true) conditions.add('price_pence = 0');
  if (free === false) conditions.add('price_pence > 0');
  if (ids) conditions.add('id = ANY(?)', knownIds(ids));
  if (createdById != null) conditions.add('created_by_id = ANY(?)', knownIds([createdById]));
  if (hostId != null) addHost(conditions, isUuid(hostId) ? hostId : NIL);
  if (place?.trim()) conditions.add('strpos(lower(location), lower(?)) > 0', cleanText(place));
  if (updatedSince) conditions.add('updated_at >= ?', updatedSince);
  if (cancelled != null) conditions.add(`cancelled_at IS ${cancelled ? 'NOT ' : ''}NULL`);
  if (seriesId != null) conditions.add('series_id = ?', isUuid(seriesId) ? seriesId : NIL);
  return conditions;
}

/**
 * Without those that no row can have.
 * @throws RequestError BAD_USER_INPUT for more than 100
 */
function knownIds(ids: readonly string[]): string[] {
  if (ids.length > MAX_IDS) {
    throw new RequestError('BAD_USER_INPUT', `"ids" must have at most ${MAX_IDS} of them`);
  }
  return ids.filter((id) => isUuid(id));
}

/** A page of the events that an account created: all of them, those that have ended, or those that have not. */
export async function listEventsOf(
  database: EntityManager,
  accountId: string,
  list: OrderedPage,
  { hasEnded }: Pick<EventFilter, 'hasEnded'>,
  now: Date,
): Promise<Connection<Event>> {
  const conditions = new Conditions().add('created_by_id = ?', accountId).add(IS_VISIBLE);
  if (hasEnded != null) addEnd(conditions, hasEnded, now);
  return pageOf(database, conditions, list);
}

/**
 * Goes on after the cursor's keys, so that the ten-thousandth page costs what the first does.
 * In SQL, because lists are what the server does most: TypeORM takes as long to build the query and its entities as
 * all else that a request needs.
 */
export async function pageOf(
  database: EntityManager,
  conditions: Conditions,
  { page: givenPage, orderBy }: OrderedPage,
  fold: Fold | null = null,
): Promise<Connection<Event>> {
  const order = listOrders[orderBy];
  const page = pageRequest(givenPage, order.keys);
  const all = { sql: conditions.sql, values: [...conditions.values] };
  if (fold) conditions.add(fold(conditions, conditions.sql));
  const end = addPage(conditions, order, page);
  const columns = columnsOf(database, Event);
  const events = await columns.read(
    database,
    `SELECT ${columns.sql} FROM events WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  return connectionOf(events, page, order.keysOf, () =>
    countOf(database, (fold ? foldedCount : plainCount)(all.sql), all.values),
  );
}

function plainCount(passing: string): string {
  return `SELECT count(*)::int AS count FROM events WHERE ${passing}`;
}

async function countOf(database: EntityManager, sql: string, values: unknown[]): Promise<number> {
  const [counted] = await read<{ count: number | null }>(database, sql, values);
  return counted?.count ?? 0;
}
