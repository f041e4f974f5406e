import type { FastifyInstance } from 'fastify';
import type { EntityManager } from 'typeorm';
import { findHost } from '../../features/events/hosts/hosted-by.js';
import { listWhole } from '../../features/events/lists/list-whole.js';
import { hostPage } from '../../features/events/texts/event-page.js';
import { openFileToAllOrigins, registerPreflightRoute } from '../any-origin.js';
import type { ShownData } from '../cache/shown-data.js';
import { searchOf } from '../pages/request-url.js';
import type { Site } from '../pages/site.js';
import { atomFeed } from './atom-feed.js';
import { calendarFeed } from './calendar-feed.js';
import type { FeedContent } from './feed-content.js';
import { type ListAddress, readListAddress } from './list-address.js';
import type { SendPublicText } from './send-public-text.js';

/** As much as 500 objects of the API: at most 2,000 events are read and written. */
const COST = 500;

const formats = {
  '/events.ics': { contentType: 'text/calendar; charset=utf-8; method=PUBLISH', write: calendarFeed },
  '/events.atom': { contentType: 'application/atom+xml; charset=utf-8', write: atomFeed },
};

interface Dependencies {
  database: EntityManager;
  site: Site;
  send: SendPublicText;
}

/**
 * The coming public events, or those that a list's filters leave of them, for programs that follow them. Without a session: all
 * people get the same.
 */
export function registerFeedRoutes(http: FastifyInstance, { database, site, send }: Dependencies): void {
  const open = { onRequest: openFileToAllOrigins(site.publicUrl) };
  for (const [path, { contentType, write }] of Object.entries(formats)) {
    registerPreflightRoute(http, path, 'GET');
    http.get(path, open, (request, reply) => {
      const address = readListAddress(searchOf(request));
      const url = site.publicUrl + path + (address.query && `?${address.query}`);
      const text = {
        key: url,
        contentType,
        isIndexed: true,
        cost: COST + address.cost,
        make: async (now: Date, shown: ShownData) => {
          shown.noteMore();
          const events = await listWhole(database, address.filter, now);
          const content = { site, ...(await aboutList(address)), url, events };
          return { status: 200 as const, text: await write(content) };
        },
      };
      return send(text, request, reply);
    });
  }

  async function aboutList({
    filter,
    page,
    query,
  }: ListAddress): Promise<Pick<FeedContent, 'title' | 'page'>> {
    const host = filter.hostId ? await findHost(database, filter.hostId) : null;
    if (host) return { title: `Events by ${host.name}`, page: hostPage(site.publicUrl, host.id) };
    const { search, type, place } = filter;
    const words = [type, search && `“${search}”`, place].filter(Boolean).join(', ');
    const all = `Events at ${site.productName}`;
    return {
      title: words ? `${all}: ${words}` : query ? `${all}, chosen` : all,
      page: site.publicUrl + page,
    };
  }
}
