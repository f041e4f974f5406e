import type { EntityManager } from 'typeorm';
import { Event } from './event.entity.js';

/**
 * An event whose places are counted anew in this transaction: no other transaction counts or changes it until its
 * end.
 */
export function lockEventPlaces(manager: EntityManager, id: string): Promise<Event | null> {
  return manager.findOne(Event, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** An event, locked against changes and deletion until the transaction ends; null when there is none. */
export function lockEventAsItIs(manager: EntityManager, id: string): Promise<Event | null> {
  return manager.findOne(Event, { where: { id }, lock: { mode: 'pessimistic_read' } });
}
