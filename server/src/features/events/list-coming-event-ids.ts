import { type EntityManager, In } from 'typeorm';
import { Event } from './event.entity.js';
import { eventInstants } from './event-times.js';

/** Those of the events that have not begun. */
export async function listComingEventIds(
  manager: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const events = await manager.findBy(Event, { id: In([...ids]) });
  return events.filter((event) => eventInstants(event).startsAt > now).map(({ id }) => id);
}
