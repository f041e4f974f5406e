import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Event } from './event.entity.js';

/** One event; null when there is none with that id, a malformed id included. */
export async function findEvent(database: EntityManager, id: string): Promise<Event | null> {
  return isUuid(id) ? database.findOneBy(Event, { id }) : null;
}
