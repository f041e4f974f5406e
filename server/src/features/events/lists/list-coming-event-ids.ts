import { type EntityManager, In } from 'typeorm';
import { Event } from '../event.entity.js';

/** Those of the events that have not begun; of the deleted and the cancelled ones all, since none of them takes place. */
export async function listComingEventIds(
  manager: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const events = await manager.findBy(Event, { id: In([...ids]) });
  const known = new Set(events.map(({ id }) => id));
  const coming = events
    .filter(({ startsAt, cancelledAt }) => cancelledAt || startsAt > now)
    .map(({ id }) => id);
  return [...coming, ...ids.filter((id) => !known.has(id))];
}
