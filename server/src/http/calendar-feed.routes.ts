import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../features/accounts/rate-limits/network-of.js';
import { feedFile } from '../features/calendar/feed/feed-file.js';
import { secretOfFile } from '../features/calendar/feed/feed-secret.js';
import { type FoundFeed, findFeed } from '../features/calendar/feed/find-feed.js';
import { listFeedEntries } from '../features/calendar/feed/list-feed-entries.js';
import { noteFeedRead } from '../features/calendar/feed/note-feed-read.js';
import type { ProductSettings } from '../features/product-settings.js';
import type { CostBudget } from '../platform/graphql/limits/cost-budget.js';
import { replyNotFound } from '../platform/http/error-reply.js';
import { version } from '../platform/version.js';
import { NOT_INDEXED } from './not-indexed.js';
import type { ProcessContext } from './request-context.js';

/** A search for a feed, and each of its entries that are written, as the API's answer with the same texts. */
const COST = 25;

/** A feed of any length can be read a few times a minute with the smallest budget. */
const MAX_COST = 1_000;

/** The address has a secret: no shared cache stores the file, no search engine lists it, and no other site learns the address. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  ...NOT_INDEXED,
  'referrer-policy': 'no-referrer',
};

/**
 * The places of an account, for calendars that have its secret address. A service such as Google reads those of many people from one
 * network address, so each feed has a budget of its own, and a network address one for secrets that find nothing.
 */
export function registerCalendarFeedRoute(
  http: FastifyInstance,
  { database, settings, services: { clock } }: ProcessContext,
  budget: CostBudget,
): void {
  http.get<{ Params: { file: string } }>('/calendars/:file', async (request, reply) => {
    reply.headers(HEADERS);
    const secret = secretOfFile(request.params.file);
    if (secret === null) return replyNotFound(reply);
    const guesses = `calendar feeds at ${networkOf(request.ip)}`;
    budget.requireLeft(guesses);
    const now = clock.now();
    const feed = await findFeed(database, secret, now);
    if (!feed) {
      budget.charge([guesses], COST);
      return replyNotFound(reply);
    }
    const payer = [`calendar feed ${feed.accountId}`];
    budget.spend(payer, COST);
    await noteFeedRead(database, feed, now);
    const etag = etagOf(feed, settings);
    reply.header('etag', etag);
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
    const entries = await listFeedEntries(database, feed.accountId, now);
    budget.spend(payer, Math.min(COST * entries.length, MAX_COST));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="my-events.ics"')
      .send(feedFile(settings, entries));
  });
}

/** Weak: the same file may be compressed or not. Another version of the program may write another file. */
function etagOf(feed: FoundFeed, { productName, publicUrl }: ProductSettings): string {
  const state = JSON.stringify([feed.accountId, feed.version, version, productName, publicUrl]);
  return `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 27)}"`;
}

/** RFC 9110, 13.1.2: by weak comparison. */
function isKnown(etag: string, header = ''): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
