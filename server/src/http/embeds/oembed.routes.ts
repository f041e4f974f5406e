import { embedFrame, embedHeight } from '@turnout/texts/embed-frame';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { findEvent } from '../../features/events/find-event.js';
import { findHost } from '../../features/events/hosts/hosted-by.js';
import { shareImageUrl } from '../../features/events/texts/event-files.js';
import { formatEvent } from '../../features/events/texts/format-event.js';
import { replyNotFound, replyWithError } from '../../platform/http/error-reply.js';
import { openFileToAllOrigins, registerPreflightRoute } from '../any-origin.js';
import { readListAddress } from '../feeds/list-address.js';
import { NOT_INDEXED } from '../not-indexed.js';
import type { Site } from '../pages/page-head.js';
import { searchOf } from '../pages/request-url.js';
import { readOembedRequest } from './oembed-request.js';

/** As much as the API's answer with the same texts costs. */
const COST = 25;
/** Pixels, where a page has room for it. */
const WIDTH = 600;
/** Seconds for which a page may store the response: what it shows is in the frame, which is always new. */
const CACHE_AGE = 3_600;
const LISTED = 5;
const PICTURE = { width: 1_200, height: 630 };

interface Dependencies {
  database: EntityManager;
  site: Site;
  /** @throws RateLimitedError */
  spend: (request: FastifyRequest, cost: number) => void;
}

/** The content of a frame. */
interface Framed {
  title: string;
  src: string;
  events: number;
  isList: boolean;
  thumbnailUrl: string | null;
}

/** How editors of other sites learn to show an address of ours (https://oembed.com). */
export function registerOembedRoute(http: FastifyInstance, { database, site, spend }: Dependencies): void {
  registerPreflightRoute(http, '/oembed', 'GET');
  http.get('/oembed', { onRequest: openFileToAllOrigins(site.publicUrl) }, async (request, reply) => {
    const asked = readOembedRequest(searchOf(request), site.publicUrl);
    if (asked === 'NO_URL') return replyWithError(reply, 400, 'BAD_REQUEST', 'The parameter url is missing');
    if (asked === 'OTHER_FORMAT')
      return replyWithError(reply, 501, 'NOT_IMPLEMENTED', 'The one format is json');
    if (asked === 'NOT_HERE') return replyNotFound(reply);
    spend(request, COST);
    const framed = await findFramed(asked.path, asked.search);
    if (!framed) return replyNotFound(reply);
    // Asked each time whether it is still so: an event can be unlisted or deleted.
    return reply.headers({ ...NOT_INDEXED, 'cache-control': 'no-cache' }).send(responseFor(framed, asked));
  });

  async function findFramed(path: string, search: string): Promise<Framed | null> {
    const [, kind, id] = /^\/(events|hosts)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
    if (kind === 'events' && id) return framedEvent(id);
    if (kind === 'events') return framedList(readListAddress(search).query, `Events at ${site.productName}`);
    const host = id ? await findHost(database, id) : null;
    return host && framedList(`host=${host.id}`, `Events by ${host.name}`);
  }

  /** An unlisted event is for people with its link, and in no embed. */
  async function framedEvent(id: string): Promise<Framed | null> {
    const event = await findEvent(database, id);
    if (!event?.public) return null;
    return {
      title: `${event.cancelledAt ? 'Cancelled: ' : ''}${event.title}. ${formatEvent(event)}`,
      src: `${site.publicUrl}/embed/events/${event.id}`,
      events: 1,
      isList: false,
      thumbnailUrl: shareImageUrl(site.publicUrl, event),
    };
  }

  function framedList(query: string, title: string): Framed {
    const src = `${site.publicUrl}/embed/events${query && `?${query}`}`;
    return { title, src, events: LISTED, isList: true, thumbnailUrl: null };
  }

  function responseFor(
    { title, src, thumbnailUrl, ...content }: Framed,
    { maxWidth, maxHeight }: Record<'maxWidth' | 'maxHeight', number>,
  ) {
    const width = Math.min(WIDTH, maxWidth);
    const height = Math.min(embedHeight({ ...content, width }), maxHeight);
    const hasRoom = maxWidth >= PICTURE.width && maxHeight >= PICTURE.height;
    return {
      version: '1.0',
      type: 'rich',
      provider_name: site.productName,
      provider_url: site.publicUrl,
      cache_age: CACHE_AGE,
      title,
      html: embedFrame({ ...content, src, title, width, height }),
      width,
      height,
      ...(thumbnailUrl &&
        hasRoom && {
          thumbnail_url: thumbnailUrl,
          thumbnail_width: PICTURE.width,
          thumbnail_height: PICTURE.height,
        }),
    };
  }
}
