import { matchPath, matchRoutes } from 'react-router-dom';
import { readFilters, writeFilters } from '../features/events/event-filters';
import { pathInside, paths } from '../paths';
import { routes } from '../router';

/** A page that anybody may open, and that the server renders. */
export type PublicPage = { name: 'welcome' } | { name: 'events' } | { name: 'event'; eventId: string };

export function publicPageAt(path: string): PublicPage | null {
  if (path === paths.welcome) return { name: 'welcome' };
  if (path === paths.events) return { name: 'events' };
  const eventId = matchPath('/events/:eventId', path)?.params.eventId;
  return eventId === undefined ? null : { name: 'event', eventId };
}

export function pathOf(page: PublicPage): string {
  return page.name === 'event' ? paths.event(page.eventId) : paths[page.name];
}

/** Whether the client has a page at that path. */
export function isPage(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
}

/** What of a query string makes a difference to a page, always in the same order: `?search=bread`, or nothing. */
export function meaningfulSearch({ name }: PublicPage, search: string): string {
  const query = new URLSearchParams(search);
  if (name === 'events') return asSearch(writeFilters(readFilters(query)));
  const next = name === 'welcome' && pathInside(query.get('next'));
  return asSearch(next ? { next } : {});
}

function asSearch(values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
}
