import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Event } from '../event.entity.js';
import { searchWhole } from '../search/search-whole.js';
import { EventOrder, listOrders } from './event-order.js';
import { type EventFilter, listedEvents } from './list-events.js';

/** A feed has no pages: calendars and feed readers read it whole. */
const MOST = 2_000;

/** All public events that pass the filter, the soonest first; of more than 2,000 the first 2,000. A series is not folded. */
export async function listWhole(database: EntityManager, filter: EventFilter, now: Date): Promise<Event[]> {
  const order = listOrders[EventOrder.SOONEST_FIRST];
  const filters = listedEvents(filter, now);
  const { search } = filter;
  if (search?.trim()) return searchWhole({ database, filters, fold: null, order }, search, MOST);
  const columns = columnsOf(database, Event);
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM events WHERE ${filters.sql} ORDER BY ${order.columns.join(', ')} LIMIT ${MOST}`,
    filters.values,
  );
}
