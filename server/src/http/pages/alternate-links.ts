import { escape as escapeHtml } from 'es-toolkit/string/escape';
import { readListAddress } from '../feeds/list-address.js';
import type { Site } from './site.js';

/** By which editors of other sites find how to show the page (https://oembed.com, 4). @param url of the page */
export function oembedLink({ publicUrl }: Pick<Site, 'publicUrl'>, url: string, title: string): string {
  const query = new URLSearchParams({ url, format: 'json' });
  return alternate('application/json+oembed', `${publicUrl}/oembed?${query}`, title);
}

/** By which calendars and feed readers find the feeds of a list of coming events. @param search with its question mark */
export function feedLinks(
  { publicUrl, productName }: Site,
  search: string,
  title = `Events at ${productName}`,
): string {
  const { query } = readListAddress(search);
  const feed = (path: string) => publicUrl + path + (query && `?${query}`);
  return [
    alternate('application/atom+xml', feed('/events.atom'), title),
    alternate('text/calendar', feed('/events.ics'), title),
  ].join('');
}

function alternate(type: string, href: string, title: string): string {
  return `<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(title)}" />`;
}
