import { matchPath, matchRoutes } from 'react-router-dom';
import { asksForMonth, readAfter, readFilters, writeFilters } from '../features/events/filters/event-filters';
import { pathInside, paths } from '../paths';
import { routes } from '../router';

/** A page that anybody may open. */
type PublicPage =
  | { name: 'welcome' }
  | { name: 'events' }
  | { name: 'event'; eventId: string }
  | { name: 'series'; seriesId: string }
  | { name: 'host'; hostId: string };

/**
 * A page of a signed-in person. The server renders its header, its heading and the shape of what comes, and reads none of
 * the person's data for it: the browser asks for those.
 */
export type OwnPage = { name: OwnPageName };
export type OwnPageName = keyof typeof ownPages;

export type RenderedPage = PublicPage | OwnPage;

/** By their name: where they are, and what of the query string makes a difference to what the server renders. */
const ownPages = {
  myEvents: { path: paths.myEvents, query: ['tab'] },
  staffDashboard: { path: paths.staffDashboard, query: ['tab'] },
  createEvent: { path: paths.createEvent, query: ['from'] },
  account: { path: paths.account, query: [] },
  accessTokens: { path: paths.accessTokens, query: [] },
  webhooks: { path: paths.webhooks, query: [] },
  payment: { path: '/payment', query: ['event'] },
} as const;

const ownPageNames = Object.keys(ownPages) as OwnPageName[];

export function renderedPageAt(path: string): RenderedPage | null {
  if (path === paths.welcome) return { name: 'welcome' };
  if (path === paths.events) return { name: 'events' };
  const eventId = matchPath('/events/:eventId', path)?.params.eventId;
  if (eventId !== undefined) return { name: 'event', eventId };
  const seriesId = matchPath('/series/:seriesId', path)?.params.seriesId;
  if (seriesId !== undefined) return { name: 'series', seriesId };
  const hostId = matchPath('/hosts/:hostId', path)?.params.hostId;
  if (hostId !== undefined) return { name: 'host', hostId };
  const name = ownPageNames.find((own) => ownPages[own].path === path);
  return name ? { name } : null;
}

/** Whether the server renders it for signed-in people alone. */
export function isOwnPage(page: RenderedPage): page is OwnPage {
  return page.name in ownPages;
}

/** The paths of the pages that `isOwnPage`. */
export const ownPaths = ownPageNames.map((name) => ownPages[name].path);

export function pathOf(page: RenderedPage): string {
  if (isOwnPage(page)) return ownPages[page.name].path;
  if (page.name === 'series') return paths.series(page.seriesId);
  if (page.name === 'host') return paths.host(page.hostId);
  return page.name === 'event' ? paths.event(page.eventId) : paths[page.name];
}

/** Whether the client has a page at that path. */
export function isPage(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
}

/**
 * The part of a query string that makes a difference to a page, always in the same order: `?search=bread`, or
 * nothing.
 */
export function meaningfulSearch(page: RenderedPage, search: string): string {
  const query = new URLSearchParams(search);
  if (isOwnPage(page)) return asSearch(ownQuery(page, query));
  const after = readAfter(query);
  if (page.name === 'host') return asSearch(after ? { after } : {});
  if (page.name === 'events')
    return asSearch({
      ...writeFilters(readFilters(query)),
      ...(after && { after }),
      ...(asksForMonth(query) && { view: 'month' }),
    });
  const next = page.name === 'welcome' && pathInside(query.get('next'));
  return asSearch(next ? { next } : {});
}

function ownQuery({ name }: OwnPage, query: URLSearchParams): Record<string, string> {
  const wanted: readonly string[] = ownPages[name].query;
  return Object.fromEntries(wanted.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? '']] : [])));
}

function asSearch(values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
}
