import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import type { Clock } from '../../platform/clock.js';
import { PublicCache } from '../cache/public-cache.js';
import { publicMinute } from '../cache/public-minute.js';
import type { PublicStateReader } from '../cache/public-state-reader.js';
import { NOT_INDEXED } from '../not-indexed.js';
import type { ApiContext } from '../request-context.js';
import { type CachedPage, cachedPage } from './cached-page.js';
import { makePage, type Page, type PageMaker } from './make-page.js';
import type { RenderedPage } from './page-renderer.js';
import { pathOf, searchOf } from './request-url.js';
import { TooManyPagesError } from './too-many-pages.js';

/** Pages that are being made take the time of the one thread that also answers the API. */
const MAX_MADE_AT_ONCE = 2;
const MAX_WAITING = 4;
const MAX_CACHE_BYTES = 32_000_000;

interface Dependencies {
  maker: PageMaker;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>;
  states: PublicStateReader;
  clock: Clock;
}

/** @returns sends a rendered page, or says that there is none for that visitor; it throws when it cannot be made */
export function pageSender({ maker, contextOf, states, clock }: Dependencies) {
  const queue = new PQueue({ concurrency: MAX_MADE_AT_ONCE });
  const cached = new PublicCache<CachedPage>(states, MAX_CACHE_BYTES);
  const { renderer } = maker;

  return async (page: RenderedPage, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const context = await contextOf(request, reply);
    const search = renderer.meaningfulSearch(page, searchOf(request));
    if (context.viewer) {
      await sendOwn(page, search, context, reply);
      return true;
    }
    if (renderer.isOwnPage(page)) return false;
    const now = publicMinute(clock);
    const key = `${now} ${maker.site.brand.version} ${pathOf(request)}${search}`;
    const visit = { page, search, isSignedIn: false, now };
    const found = await cached.get(key, async () => cachedPage(await make(visit, context)));
    if (!found) throw new TooManyPagesError();
    sendCached(found, request, reply);
    return true;
  };

  /** The page of a person who is signed in. No cache may store it. */
  async function sendOwn(page: RenderedPage, search: string, context: ApiContext, reply: FastifyReply) {
    reply.header('cache-control', 'private, no-store');
    if (context.viewer && page.name === 'welcome') {
      return void reply.redirect(renderer.afterWelcome(search, context.viewer.role), 302);
    }
    const visit = { page, search, isSignedIn: true, now: clock.now().getTime() };
    const { status, html, isIndexed } = await make(visit, context);
    if (!isIndexed) reply.headers(NOT_INDEXED);
    reply.code(status).type('text/html; charset=utf-8').send(html);
  }

  async function make(visit: Parameters<typeof makePage>[1], context: ApiContext): Promise<Page> {
    if (queue.size >= MAX_WAITING) throw new TooManyPagesError();
    return queue.add(() => makePage(maker, visit, context));
  }
}

interface Sent {
  contentType: string;
  /** Of the request: what else makes a difference to the response. */
  vary: string;
}

const PAGE: Sent = { contentType: 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' };

/**
 * A cache that stores pages for many people asks each time whether it is still the same, and never gives it to a
 * session.
 */
export function sendCached(
  { status, etag, isIndexed, ...page }: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, vary } = PAGE,
): void {
  reply.headers({ 'cache-control': 'no-cache', vary, etag });
  if (!isIndexed) reply.headers(NOT_INDEXED);
  if (request.headers['if-none-match']?.includes(etag)) return void reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  reply.code(status).type(contentType);
  if (encoding === 'br' || encoding === 'gzip')
    reply.header('content-encoding', encoding).send(page[encoding]);
  else reply.send(page.plain());
}
