import type { EntityManager } from 'typeorm';
import { insertedColumnsOf } from '../../../platform/database/sql/columns.js';
import { stampEvents } from '../changes/stamp-event.js';
import { Event } from '../event.entity.js';

/** The columns of a new version of an event. */
export type EventVersion = Pick<Event, 'id' | 'updatedAt'> & Partial<Event>;

/**
 * Writes the same columns of several events by one statement, in which the dates of a series may change places, and stamps
 * them. It is the end of the transaction, see stampEvents.
 * @param versions of events that the transaction has locked
 * @returns the `updatedAt` of all of them
 */
export async function storeVersions(
  manager: EntityManager,
  versions: readonly EventVersion[],
): Promise<Date> {
  const names = Object.keys(versions[0] ?? {}) as (keyof Event)[];
  const columns = insertedColumnsOf(manager, Event).only(...names);
  const ids = versions.map(({ id }) => id);
  await manager.query(
    `UPDATE events SET (${columns.names}) = (
       SELECT ${columns.names} FROM json_populate_recordset(NULL::events, $1) AS new WHERE new.id = events.id
     ) WHERE id = ANY($2)`,
    [columns.jsonOf(versions as Event[]), ids],
  );
  const latest = Math.max(...versions.map(({ updatedAt }) => updatedAt.getTime()));
  const updatedAt = await stampEvents(manager, ids, new Date(latest));
  if (!updatedAt) throw new Error('The events to stamp, or the row of public_version, are missing.');
  return updatedAt;
}
