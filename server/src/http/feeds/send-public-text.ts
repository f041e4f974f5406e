import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { Clock } from '../../platform/clock.js';
import { BusyError } from '../../platform/errors/request-errors.js';
import { PublicCache } from '../cache/public-cache.js';
import { publicMinute } from '../cache/public-minute.js';
import type { PublicStateReader } from '../cache/public-state-reader.js';
import { ShownData } from '../cache/shown-data.js';
import { type CachedPage, cachedPage } from '../pages/cached-page.js';
import { sendCached } from '../pages/send-page.js';
import type { Site } from '../pages/site.js';

const MAX_WAITING = 8;
const MAX_CACHE_BYTES = 32_000_000;

interface Dependencies {
  states: PublicStateReader;
  site: Pick<Site, 'brand'>;
  clock: Clock;
  /** @throws RateLimitedError */
  spend: (request: FastifyRequest, cost: number) => void;
}

/** A text made of public data, the same for all people. */
interface PublicText {
  /** Of all that makes a difference to the text beside the data. */
  key: string;
  contentType: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** Of making it, in objects of the API. */
  cost: number;
  /** @param now this minute: within it the text changes with the data alone */
  make(now: Date, shown: ShownData): Promise<{ status: 200 | 404; text: string }>;
}

export type SendPublicText = (
  text: PublicText,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Sends texts that many programs read again and again. Each is made once for each state of the data and minute, for all
 * requests, and one after the other: a feed takes the time of the one thread that also answers the API.
 */
export function publicTextSender({ states, site, clock, spend }: Dependencies): SendPublicText {
  const queue = new PQueue({ concurrency: 1 });
  const cached = new PublicCache<CachedPage>(states, MAX_CACHE_BYTES);

  return async ({ key, contentType, isIndexed, cost, make }, request, reply) => {
    const now = publicMinute(clock);
    const found = await cached.get(`${now} ${site.brand.version} ${key}`, async () => {
      spend(request, cost);
      if (queue.size >= MAX_WAITING) throw new BusyError();
      const shown = new ShownData();
      const { status, text: html } = await queue.add(() => make(new Date(now), shown));
      return cachedPage({ status, html, shown, isIndexed });
    });
    if (!found) throw new BusyError();
    sendCached(found, request, reply, { contentType, vary: 'accept-encoding' });
    return reply;
  };
}
