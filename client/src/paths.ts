import type { Role } from './gql/types';

/** The place on the welcome page where people log in. */
export const LOG_IN = 'log-in';

/** The address of every page. */
export const paths = {
  welcome: '/',
  /** The welcome page, and from there on to `next` once someone is signed in. */
  welcomeThen: (next: string) => `/?next=${encodeURIComponent(next)}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  confirmAddress: '/confirm-address',
  /** Of a mailed invitation to the team of an event. */
  invitation: '/invitation',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  signUpForm: (eventId: string) => `/events/${encodeURIComponent(eventId)}#sign-up`,
  /** All dates of an event that repeats. */
  series: (id: string) => `/series/${encodeURIComponent(id)}`,
  /** The public events of a host. */
  host: (id: string) => `/hosts/${encodeURIComponent(id)}`,
  staffDashboard: '/staff-dashboard',
  createEvent: '/create-event',
  draft: (id: string) => `/drafts/${encodeURIComponent(id)}`,
  /** A draft with everything of an event but its date. */
  duplicateEvent: (id: string) => `/create-event?from=${encodeURIComponent(id)}`,
  door: (eventId: string) => `/door/${encodeURIComponent(eventId)}`,
  staffEvent: (id: string) => `/staff-events/${encodeURIComponent(id)}`,
  eventTeam: (id: string) => `/staff-events/${encodeURIComponent(id)}?tab=team`,
  payment: (eventId: string) => `/payment?event=${encodeURIComponent(eventId)}`,
  myEvents: '/signedUpEvents',
  account: '/account',
  accessTokens: '/access-tokens',
  webhooks: '/webhooks',
  signedInWithGoogle: '/signed-in-with-google',
  calendarCallback: '/oauth2callback',
  connectCalendar: (eventId: string) => `/connect-google-calendar?event=${encodeURIComponent(eventId)}`,
  /** Not a page: the server sends the browser on to Google. */
  googleSignIn: '/auth/google/start',
  /** Pages of the server's own, not of the router. */
  docs: '/docs',
  docsOfTokens: '/docs/tokens',
  docsOfWebhooks: '/docs/topics',
  /** Not a page: all people who signed up, as a table. */
  peopleFile: (eventId: string) => `/events/${encodeURIComponent(eventId)}/people.csv`,
  /** Not a page: the event as a file for any calendar. */
  calendarFile: (eventId: string) => `/events/${encodeURIComponent(eventId)}/event.ics`,
  /** Not pages: the coming events that follow the filters in a query string, for programs that read them again and again. */
  calendarFeed: (query: string) => `/events.ics${query && `?${query}`}`,
  atomFeed: (query: string) => `/events.atom${query && `?${query}`}`,
  /** Not pages: what other sites show in a frame. */
  embeddedEvents: (query: string) => `/embed/events${query && `?${query}`}`,
  embeddedEvent: (id: string) => `/embed/events/${encodeURIComponent(id)}`,
  /** Not a page: all dates of a series as a file for any calendar. */
  seriesCalendarFile: (seriesId: string) => `/series/${encodeURIComponent(seriesId)}/calendar.ics`,
};

export function homePath(role: Role | undefined): string {
  return role === 'STAFF' ? paths.staffDashboard : paths.events;
}

/** Whether it is the page of one event; the rest after the path does not matter. */
export function isEventPath(path: string): boolean {
  return /^\/events\/[^/?#]+([?#]|$)/.test(path);
}

/** Of no host: which one the site has makes no difference to what is inside it, and the server renders pages for all. */
const ANY_ORIGIN = 'http://turnout.invalid';

/** Anyone can write a `next`, so it counts only when it is inside the site by the rules of browsers. */
export function pathInside(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN);
  // Two slashes, which may also be what is left of `/.//`, would name another host.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
