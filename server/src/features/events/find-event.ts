import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Columns, columnsOf } from '../../platform/database/sql/columns.js';
import { readSharedById } from '../../platform/database/sql/shared-reads.js';
import type { Organizer } from '../accounts/account.types.js';
import { rowVersion } from './changes/row-version.js';
import { Event } from './event.entity.js';
import { IS_VISIBLE } from './visible-to.js';

/** One event; null when there is none with that id, a malformed id included. */
export async function findEvent(database: EntityManager, id: string): Promise<Event | null> {
  const [event = null] = isUuid(id) ? await findEvents(database, [id]) : [];
  return event;
}

/** Those that there are, in any order. In SQL: TypeORM takes longer to build the query than PostgreSQL to answer it. */
export function findEvents(database: EntityManager, ids: readonly string[]): Promise<Event[]> {
  const columns = columnsOf(database, Event);
  return columns.query(database, `SELECT ${columns.sql} FROM events WHERE id = ANY($1) AND ${IS_VISIBLE}`, [
    ids,
  ]);
}

const organizerColumns = new Columns<{ createdBy: Organizer }>([
  { sql: 'accounts.id', path: ['createdBy', 'id'] },
  { sql: 'accounts.name', path: ['createdBy', 'name'] },
]);

/** An event as its page shows it. */
export type EventWithOrganizer = Event & { createdBy: Organizer; rowVersion: string };

/** One statement for what most requests for one event need, and for all events that requests wait for at the same time. */
export async function findEventWithOrganizer(
  database: EntityManager,
  id: string,
): Promise<EventWithOrganizer | null> {
  if (!isUuid(id)) return null;
  const columns = columnsOf(database, Event).and(organizerColumns).and(rowVersion);
  const sql = `SELECT ${columns.sql} FROM events JOIN accounts ON accounts.id = events.created_by_id
    WHERE events.id = ANY($1) AND ${IS_VISIBLE}`;
  const readRows = (ids: readonly string[]) => columns.query(database, sql, [ids]);
  return readSharedById(database, sql, id.toLowerCase(), readRows);
}
