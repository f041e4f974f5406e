import type { EntityManager } from 'typeorm';
import { shownCovers } from '../../features/events/cover/shown-covers.js';
import type { Event } from '../../features/events/event.entity.js';
import { findEvent } from '../../features/events/find-event.js';
import { hasEnded } from '../../features/events/has-ended.js';
import { findHost } from '../../features/events/hosts/hosted-by.js';
import { EventOrder } from '../../features/events/lists/event-order.js';
import { listPublicEvents } from '../../features/events/lists/list-events.js';
import { placesLeft } from '../../features/events/places-left.js';
import { eventPage, hostPage } from '../../features/events/texts/event-page.js';
import type { ShownData } from '../cache/shown-data.js';
import type { ListAddress } from '../feeds/list-address.js';
import type { Embed } from '../pages/page-renderer.js';
import type { Site } from '../pages/site.js';

/** A search is counted no further. */
const MAX_COUNTED = 1_000;

interface Asked {
  database: EntityManager;
  site: Site;
  now: Date;
  /** Learns what the embed shows. */
  shown: ShownData;
  first: number;
}

export type FoundEmbed = (asked: Asked) => Promise<{ status: 200 | 404; embed: Embed }>;

/** The next events of a list, of each series the next one, as the page of all events has them. */
export function embeddedList({ filter, page, isWholePage }: ListAddress): FoundEmbed {
  return async (asked) => {
    const { database, site, now, shown, first } = asked;
    shown.noteMore();
    const list = { page: { first }, orderBy: EventOrder.SOONEST_FIRST };
    const found = await listPublicEvents(database, list, { ...filter, foldSeries: true }, now);
    const host = filter.hostId ? await findHost(database, filter.hostId) : null;
    const count = await found.totalCount();
    const hasMore = count > found.nodes.length;
    const counted = isWholePage && hasMore && count < MAX_COUNTED ? `All ${count} events` : 'More events';
    const all = host
      ? { text: `All events by ${host.name}`, url: hostPage(site.publicUrl, host.id) }
      : hasMore
        ? { text: counted, url: site.publicUrl + page }
        : { text: 'All events', url: `${site.publicUrl}/events` };
    const heading = host ? `Events by ${host.name}` : `Events at ${site.productName}`;
    return {
      status: 200,
      embed: await embedOf(asked, { heading, events: found.nodes, all, empty: NOTHING_COMING }),
    };
  };
}

/** One public event. An unlisted one is for people with its link, not for the visitors of a site. */
export function embeddedEvent(id: string): FoundEmbed {
  return async (asked) => {
    const { database, shown } = asked;
    shown.noteMore();
    const event = await findEvent(database, id);
    if (event?.public)
      return {
        status: 200,
        embed: await embedOf(asked, { heading: event.title, events: [event], all: null, empty: NOT_HERE }),
      };
    return {
      status: 404,
      embed: await embedOf(asked, { heading: NOT_HERE.text, events: [], all: null, empty: NOT_HERE }),
    };
  };
}

const NOTHING_COMING = { text: 'No events coming up.', link: 'See past ones', path: '/events?date=past' };
const NOT_HERE = { text: 'This event is not here any more.', link: 'See what’s on', path: '/events' };

interface Content extends Pick<Embed, 'heading' | 'all'> {
  events: readonly Event[];
  empty: typeof NOT_HERE;
}

async function embedOf(
  { database, site: { publicUrl, productName }, now, shown }: Asked,
  { events, empty: { path, ...empty }, ...content }: Content,
): Promise<Embed> {
  const covers = await shownCovers(database, publicUrl, events);
  return {
    ...content,
    events: events.map((event, index) => {
      const left = placesLeft(event);
      shown.noteCount(event.id, 'placesLeft', left);
      return {
        id: event.id,
        title: event.title,
        type: event.type,
        cover: covers[index] ?? null,
        location: event.location,
        language: event.language,
        date: event.date,
        startTime: event.startTime,
        endTime: event.endTime,
        timeZone: event.timeZone,
        startsAt: event.startsAt.toISOString(),
        pricePence: event.pricePence,
        placesLeft: left,
        hasEnded: hasEnded(event, now),
        cancelledAt: event.cancelledAt?.toISOString() ?? null,
        url: eventPage(publicUrl, event.id),
      };
    }),
    empty: { ...empty, url: publicUrl + path },
    productName,
    productUrl: publicUrl,
    now: now.getTime(),
  };
}
