import { LRUCache } from 'lru-cache';
import type { CoveredEvent, EventCovers } from '../features/events/texts/event-covers.js';
import { loadPageRenderer } from '../http/pages/page-renderer.js';
import type { Log } from '../platform/log.js';
import { drawMailCover } from './draw-mail-cover.js';

/** About 6 kB each. */
const MAX_COVERS = 500;

/**
 * The covers in mails, each drawn once for all mails of its event: id and type say all of it. A mail goes out without one
 * when it cannot be drawn.
 * @param clientFolder of the built client, which knows the patterns
 */
export function mailCovers(clientFolder: string, log: Log): EventCovers {
  const covers = new LRUCache<string, { cover: Awaited<ReturnType<EventCovers>> }, CoveredEvent>({
    max: MAX_COVERS,
    fetchMethod: async (_key, _stale, { context: event }) => {
      const renderer = await loadPageRenderer(clientFolder);
      return { cover: renderer && (await drawMailCover(event, renderer)) };
    },
  });
  return async (event) => {
    try {
      const drawn = await covers.fetch(JSON.stringify([event.id, event.type]), { context: event });
      return drawn?.cover ?? null;
    } catch (error) {
      log.error({ err: error, eventId: event.id }, 'a mail goes out without its event’s cover');
      return null;
    }
  };
}
