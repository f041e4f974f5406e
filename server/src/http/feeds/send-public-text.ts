import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../features/accounts/rate-limits/network-of.js';
import type { Clock } from '../../platform/clock.js';
import { BusyError } from '../../platform/errors/request-errors.js';
import { FairQueue } from '../../platform/fair-queue.js';
import { type Cacheable, PublicCache } from '../cache/public-cache.js';
import { publicMinute } from '../cache/public-minute.js';
import type { PublicStateReader } from '../cache/public-state-reader.js';
import { ShownData } from '../cache/shown-data.js';
import { type CachedPage, cachedPage } from '../pages/cached-page.js';
import { sendCached } from '../pages/send-page.js';
import type { Site } from '../pages/site.js';

/** Texts that are made at a time, and that wait for it: so many of one network address, whose texts keep nothing from others (S53). */
const TURNS = { running: 1, waitingOfOne: 8, waiting: 200 };
const MAX_CACHE_BYTES = 32_000_000;
/** The cost of another look of content that is there, in objects of the API. */
const LOOK_COST = 5;

interface Dependencies {
  states: PublicStateReader;
  site: Pick<Site, 'brand'>;
  clock: Clock;
  /** @throws RateLimitedError */
  spend: (request: FastifyRequest, cost: number) => void;
}

/** A text made of public data, the same for all people. */
interface PublicText {
  /** Everything but the data that makes a difference to the content. */
  key: string;
  /** How the same content looks in several texts: anybody can ask for ever new ones. Without it, it is the text. */
  look?: { key: string; apply: (content: string) => string };
  contentType: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** Of making it, in objects of the API. */
  cost: number;
  /** @param now this minute: within it the content changes with the data alone */
  make(now: Date, shown: ShownData): Promise<{ status: 200 | 404; text: string }>;
}

/** A text without its look. */
interface Content extends Cacheable {
  status: 200 | 404;
  text: string;
}

export type SendPublicText = (
  text: PublicText,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Sends texts that many programs read again and again. Each is made once for each state of the data and minute, for all
 * requests, and one after the other, in fair turns: a feed takes the time of the one thread that also answers the API.
 */
export function publicTextSender({ states, site, clock, spend }: Dependencies): SendPublicText {
  const queue = new FairQueue(TURNS, () => new BusyError());
  const contents = new PublicCache<Content>(states, MAX_CACHE_BYTES);
  const cached = new PublicCache<CachedPage>(states, MAX_CACHE_BYTES);

  return async ({ key, look, contentType, isIndexed, cost, make }, request, reply) => {
    const now = publicMinute(clock);
    const contentKey = `${now} ${site.brand.version} ${key}`;
    const makeContent = async (): Promise<Content> => {
      spend(request, cost);
      const shown = new ShownData();
      const made = await queue.run(networkOf(request.ip), () => make(new Date(now), shown));
      return { ...made, shown, bytes: 2 * made.text.length, isLasting: made.status === 200 };
    };
    const found = await cached.get(`${contentKey} ${look?.key ?? ''}`, async () => {
      if (look) spend(request, LOOK_COST);
      const content = look ? await contents.get(contentKey, makeContent) : await makeContent();
      if (!content) throw new BusyError();
      const { status, text, shown } = content;
      return cachedPage({ status, html: look ? look.apply(text) : text, shown, isIndexed });
    });
    if (!found) throw new BusyError();
    sendCached(found, request, reply, { contentType, vary: 'accept-encoding' });
    return reply;
  };
}
