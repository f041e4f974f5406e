import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { EntityManager } from 'typeorm';
import type { Event } from '../../features/events/event.entity.js';
import { findEvent } from '../../features/events/find-event.js';
import type { PictureReader } from '../../features/pictures/picture-reader.js';
import { SHARED_PICTURE } from '../../features/pictures/picture-sizes.js';
import { BusyError } from '../../platform/errors/request-errors.js';
import { replyNotFound } from '../../platform/http/error-reply.js';
import { openFileToAllOrigins, registerPreflightRoute } from '../any-origin.js';
import { NOT_INDEXED } from '../not-indexed.js';
import { loadPageRenderer } from '../pages/page-renderer.js';
import type { Site } from '../pages/site.js';
import { drawShareImage } from './draw-share-image.js';

/** As much as the API's answer with the same texts costs. */
const COST = 25;
/** A picture takes about 60 ms of a processor, half of them beside the thread that answers requests. */
const DRAWN_COST = 200;
const MAX_WAITING = 4;
const MAX_BYTES = 16_000_000;

interface Dependencies {
  database: EntityManager;
  pictures: PictureReader;
  site: Site;
  /** Folder with the built client; undefined: none. */
  clientFolder: string | undefined;
  /** @throws RateLimitedError */
  spend: (request: FastifyRequest, cost: number) => void;
}

/** The picture that a shared link shows of an event: drawn once for each state of the event. */
export function registerShareImageRoute(http: FastifyInstance, dependencies: Dependencies): void {
  const { clientFolder, database, pictures, site, spend } = dependencies;
  const images = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  const queue = new PQueue({ concurrency: 1 });

  const open = { onRequest: openFileToAllOrigins(site.publicUrl) };
  registerPreflightRoute(http, '/events/:id/share.png', 'GET');
  http.get<{ Params: { id: string } }>('/events/:id/share.png', open, async (request, reply) => {
    spend(request, COST);
    const event = await findEvent(database, request.params.id);
    if (!event) return replyNotFound(reply);
    if (!event.public) reply.headers(NOT_INDEXED);
    const picture = await pictureOf(event, () => spend(request, DRAWN_COST));
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture);
  });

  async function draw(event: Event): Promise<Buffer> {
    const renderer = clientFolder === undefined ? null : await loadPageRenderer(clientFolder);
    const picture = event.cover && (await pictures.read(event.cover.pictureId, SHARED_PICTURE.name));
    return drawShareImage({ event, brand: site.brand, renderer, picture });
  }

  async function pictureOf(event: Event, pay: () => void): Promise<Buffer> {
    const key = `${event.id} ${event.updatedAt.getTime()} ${site.brand.version}`;
    const drawn = images.get(key) ?? drawing.get(key);
    if (drawn) return drawn;
    if (queue.size >= MAX_WAITING) throw new BusyError();
    pay();
    const picture = queue.add(() => draw(event)).finally(() => drawing.delete(key));
    drawing.set(key, picture);
    images.set(key, await picture);
    return picture;
  }
}
