import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { eventsById, eventsThatExist } from '../events/events.loader.js';

/**
 * The event of a message. It is read again for its owner: it may have been handed over while the message waited (T2). Roles of the
 * others come with the viewer.
 */
export async function ownedNow({ loaders, viewer }: Context, event: Event): Promise<Event> {
  if (event.createdById === viewer?.accountId)
    return (await loaders.of(eventsThatExist).load(event.id)) ?? event;
  loaders.of(eventsById).prime(event.id, event);
  return event;
}
