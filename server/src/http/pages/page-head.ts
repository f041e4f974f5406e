import { shorten } from '@turnout/texts/excerpt';
import { descriptionInOneLine } from '@turnout/texts/markdown-text';
import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { hostPage } from '../../features/events/texts/event-page.js';
import { formatEvent } from '../../features/events/texts/format-event.js';
import { formatDate } from '../../features/mail/format-date.js';
import { feedLinks, oembedLink } from './alternate-links.js';
import { eventJsonLd } from './event-json-ld.js';
import type { EventOfPage } from './event-of-page.js';
import type { HostOfPage } from './host-of-page.js';
import type { PageText } from './page-renderer.js';
import { dataBlock } from './page-template.js';
import { seriesJsonLd } from './series-json-ld.js';
import type { SeriesOfPage, shownEvent } from './series-of-page.js';
import type { Site } from './site.js';

export interface PageHead extends PageText {
  /** Elements for the head, written out. */
  head: string;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
}

/**
 * The head of a page that is about no event.
 * @param path with the query string that makes a difference
 * @param links elements that lead to the same content in another form
 */
export function headOfPage(site: Site, path: string, { title, description }: PageText, links = ''): PageHead {
  const url = site.publicUrl + path;
  const cards = { 'og:type': 'website', ...cardsOf(site, url, { title, description }) };
  return {
    title: `${title} · ${site.productName}`,
    description,
    head: canonical(url) + links + metaElements(cards),
    isIndexed: true,
  };
}

/** The head of the page with all events, or those that its address chooses. */
export function headOfEvents(site: Site, path: string, search: string, text: PageText): PageHead {
  const query = new URLSearchParams(search);
  // A month has the events of a list.
  query.delete('view');
  const address = path + (query.size > 0 ? `?${query}` : '');
  const links = feedLinks(site, search) + oembedLink(site, site.publicUrl + address, text.title);
  return headOfPage(site, address, text, links);
}

/** The head of a page that only signed-in people see. */
export function headOfOwnPage({ productName }: Site, title: string): PageHead {
  return { title: `${title} · ${productName}`, description: '', head: '', isIndexed: false };
}

/** The head of an event's page. */
export function headOfEvent(site: Site, event: EventOfPage): PageHead {
  const { url, imageUrl, cancellationReason } = event;
  const title = event.cancelledAt ? `Cancelled: ${event.title}` : event.title;
  const words = `${formatEvent(event)}. ${descriptionInOneLine(event.description)}`;
  const description = shorten(cancellationReason ? `Cancelled: “${cancellationReason}” ${words}` : words);
  const cards = {
    'og:type': 'website',
    ...cardsOf(site, url, { title, description }),
    ...pictureOf(imageUrl, `${title}, ${formatDate(event.date)}`),
  };
  const isIndexed = event.visibility === 'PUBLIC';
  const ofPublic = isIndexed
    ? oembedLink(site, url, title) + dataBlock('application/ld+json', eventJsonLd(event))
    : '';
  return {
    title: `${title} · ${site.productName}`,
    description,
    head: canonical(url) + metaElements(cards) + ofPublic,
    isIndexed,
  };
}

/** The head of the page with the events of a host. */
export function headOfHost(
  site: Site,
  host: { id: string; name: string },
  events: HostOfPage['events'],
): PageHead {
  const url = hostPage(site.publicUrl, host.id);
  const [next] = events.nodes;
  const count = events.totalCount === 1 ? '1 event' : `${events.totalCount} events`;
  const title = `Events by ${host.name}`;
  const description = next
    ? shorten(`${count} coming up. The next one: ${next.title}, ${formatEvent(next)}`)
    : 'No events coming up.';
  const cards = {
    'og:type': 'profile',
    ...cardsOf(site, url, { title, description }),
    ...(next && pictureOf(next.imageUrl, `${next.title}, ${formatDate(next.date)}`)),
  };
  const links = feedLinks(site, `?host=${host.id}`, title) + oembedLink(site, url, title);
  return {
    title: `${title} · ${site.productName}`,
    description,
    head: canonical(url) + links + metaElements(cards),
    isIndexed: true,
  };
}

/** The head of the page with all dates of a series. @param shown the event that stands for it */
export function headOfSeries(
  site: Site,
  series: SeriesOfPage,
  shown: NonNullable<ReturnType<typeof shownEvent>>,
): PageHead {
  const { title, imageUrl } = shown;
  const { nodes } = series.events;
  const coming = nodes.filter(({ hasEnded, cancelledAt }) => !hasEnded && !cancelledAt).length;
  const dates = coming === 0 ? 'No more dates.' : `${coming} ${coming === 1 ? 'date' : 'dates'} to come.`;
  const when = `${coming === 0 ? 'The last one' : 'The next one'}: ${formatEvent(shown)}`;
  const description = shorten(`${dates} ${when}. ${descriptionInOneLine(shown.description)}`);
  const cards = {
    'og:type': 'website',
    ...cardsOf(site, series.url, { title, description }),
    ...pictureOf(imageUrl, `${title}, ${formatDate(shown.date)}`),
  };
  const isIndexed = nodes.some(({ visibility }) => visibility === 'PUBLIC');
  const jsonLd = isIndexed ? dataBlock('application/ld+json', seriesJsonLd(series, shown)) : '';
  return {
    title: `${title}: all dates · ${site.productName}`,
    description,
    head: canonical(series.url) + metaElements(cards) + jsonLd,
    isIndexed,
  };
}

function pictureOf(url: string, alt: string) {
  return {
    'og:image': url,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
  };
}

/** The Open Graph protocol (ogp.me), which Twitter reads too. */
function cardsOf({ productName }: Site, url: string, { title, description }: PageText) {
  return {
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': 'en_GB',
    'twitter:card': 'summary',
  };
}

function canonical(url: string): string {
  return `<link rel="canonical" href="${escapeHtml(url)}" />`;
}

function metaElements(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const attribute = name.startsWith('twitter:') ? 'name' : 'property';
      return `<meta ${attribute}="${name}" content="${escapeHtml(value)}" />`;
    })
    .join('');
}
