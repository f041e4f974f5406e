import { LRUCache } from 'lru-cache';
import type { CoveredEvent, EventCovers } from '../features/events/texts/event-covers.js';
import { COVER_WIDTH, type MailCover } from '../features/mail/mail-cover.js';
import type { PictureReader } from '../features/pictures/picture-reader.js';
import { MAILED_PICTURE } from '../features/pictures/picture-sizes.js';
import { loadPageRenderer } from '../http/pages/page-renderer.js';
import type { Log } from '../platform/log.js';
import { drawMailCover } from './draw-mail-cover.js';

/** About 6 kB each. */
const MAX_COVERS = 500;

/**
 * The covers in mails, each drawn once for all mails of its event: id and type say all of it. A mail goes out without one
 * when it cannot be drawn.
 * @param clientFolder of the built client, which knows the patterns
 * @param pictures those that staff chose in place of a drawing; null: all are drawn
 */
export function mailCovers(
  clientFolder: string,
  log: Log,
  pictures: Pick<PictureReader, 'read'> | null = null,
): EventCovers {
  const covers = new LRUCache<string, { cover: Awaited<ReturnType<EventCovers>> }, CoveredEvent>({
    max: MAX_COVERS,
    fetchMethod: async (_key, _stale, { context: event }) => {
      const chosen = await pictureOf(event);
      if (chosen) return { cover: chosen };
      const renderer = await loadPageRenderer(clientFolder);
      return { cover: renderer && (await drawMailCover(event, renderer)) };
    },
  });
  async function pictureOf({ cover }: CoveredEvent): Promise<MailCover | null> {
    const bytes = cover && (await pictures?.read(cover.pictureId, MAILED_PICTURE.name));
    return bytes ? coverOfPicture(bytes) : null;
  }

  return async (event) => {
    try {
      const drawn = await covers.fetch(JSON.stringify([event.id, event.type, event.cover?.pictureId]), {
        context: event,
      });
      return drawn?.cover ?? null;
    } catch (error) {
      log.error({ err: error, eventId: event.id }, 'a mail goes out without its event’s cover');
      return null;
    }
  };
}

function coverOfPicture(bytes: Buffer): MailCover {
  return {
    // Until it is loaded, and where it is blocked.
    ground: 'transparent',
    darkGround: 'transparent',
    isDrawn: false,
    height: Math.round((COVER_WIDTH * MAILED_PICTURE.height) / MAILED_PICTURE.width),
    picture: {
      name: 'cover.jpg',
      contentType: 'image/jpeg',
      contentId: 'cover.jpg',
      base64: bytes.toString('base64'),
    },
  };
}
