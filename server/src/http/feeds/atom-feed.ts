import { excerptOf } from '@turnout/texts/excerpt';
import { chunk } from 'es-toolkit/array/chunk';
import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { Feed, type Item } from 'feed';
import type { Event } from '../../features/events/event.entity.js';
import { eventPage } from '../../features/events/texts/event-page.js';
import { formatEvent } from '../../features/events/texts/format-event.js';
import { betweenRequests } from '../../platform/between-requests.js';
import type { FeedContent } from './feed-content.js';

/** XML 1.0 cannot hold these, not even escaped (2.2). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Their dates and excerpts take about 20 ms. */
const BETWEEN_REQUESTS = 100;

/** A list of events for feed readers (RFC 4287). */
export async function atomFeed({ site, title, url, page, events }: FeedContent): Promise<string> {
  const feed = new Feed({
    id: url,
    title: plain(title),
    link: page,
    feed: url,
    language: 'en-GB',
    generator: false,
    // Without an event it is the epoch: the time of a request would make each response another.
    updated: new Date(Math.max(0, ...events.map(({ updatedAt }) => updatedAt.getTime()))),
    author: { name: plain(site.productName), link: site.publicUrl },
  });
  for (const some of chunk(events, BETWEEN_REQUESTS)) {
    const items = await betweenRequests(() => some.map((event) => itemOf(site, event)));
    for (const item of items) feed.addItem(item);
  }
  return betweenRequests(() => feed.atom1());
}

function itemOf({ publicUrl }: FeedContent['site'], event: Event): Item {
  return {
    // Another address of the product would make all entries new ones.
    id: `urn:uuid:${event.id}`,
    title: asHtml(event.cancelledAt ? `Cancelled: ${event.title}` : event.title),
    link: eventPage(publicUrl, event.id),
    published: event.createdAt,
    date: event.updatedAt,
    category: [{ term: plain(event.type) }],
    content: contentOf(event),
  };
}

function contentOf(event: Event): string {
  const reason = event.cancellationReason;
  const lines = [reason && `Cancelled: “${reason}”`, formatEvent(event), excerptOf(event)];
  return lines.flatMap((line) => (line ? [`<p>${asHtml(line)}</p>`] : [])).join('');
}

/** Titles and contents are HTML in a feed of this library, so each text is escaped: markup in it stays text. */
function asHtml(text: string): string {
  return escapeHtml(plain(text));
}

function plain(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}
