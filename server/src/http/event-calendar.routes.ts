import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerOfSession } from '../features/accounts/sessions/viewer-of-session.js';
import type { Event } from '../features/events/event.entity.js';
import { findEvent } from '../features/events/find-event.js';
import { findListedOfSeries } from '../features/events/lists/list-events-of-series.js';
import { calendarFileOf, type EventEntry, eventUid } from '../features/events/texts/event-calendar-file.js';
import { type OwnEntry, ownEntries } from '../features/sign-ups/in-calendars/own-entries.js';
import { replyNotFound } from '../platform/http/error-reply.js';
import { openFileToAllOrigins, registerPreflightRoute } from './any-origin.js';
import { NOT_INDEXED } from './not-indexed.js';
import type { ProcessContext } from './request-context.js';
import { sessionCookie } from './session-cookie.js';

/** As much as the API's answer with the same texts costs, for each event. */
const COST = 25;

/**
 * An event, or all dates of a series, as a file for anybody's calendar. People with a place get the entry that their mails and
 * Google Calendar have, too.
 */
export function registerEventCalendarRoutes(
  http: FastifyInstance,
  { database, settings, services }: ProcessContext,
  spend: (request: FastifyRequest, cost: number) => void,
): void {
  const { publicUrl } = settings;
  const browserSessionOf = sessionCookie(publicUrl);

  const findOwn = async (request: FastifyRequest, reply: FastifyReply, events: readonly Event[]) => {
    const { token } = browserSessionOf(request, reply);
    const viewer = token ? await viewerOfSession(services, token) : null;
    return viewer ? ownEntries(database, viewer.accountId, events, publicUrl) : new Map<string, OwnEntry>();
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, events }: { name: string; events: readonly Event[] },
  ) => {
    const own = await findOwn(request, reply, events);
    const entries = events.map((event): EventEntry => {
      const anybodys = { uid: eventUid(event.id, publicUrl), writtenAt: event.updatedAt };
      return { event, ...(own.get(event.id) ?? anybodys) };
    });
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', own.size > 0 ? 'private, no-cache' : 'no-cache')
      .header('vary', 'cookie')
      .send(calendarFileOf(settings, entries));
  };

  const open = { onRequest: openFileToAllOrigins(publicUrl) };
  registerPreflightRoute(http, '/events/:id/event.ics', 'GET');
  http.get<{ Params: { id: string } }>('/events/:id/event.ics', open, async (request, reply) => {
    spend(request, COST);
    const event = await findEvent(database, request.params.id);
    if (!event) return replyNotFound(reply);
    if (!event.public) reply.headers(NOT_INDEXED);
    return send(request, reply, { name: 'event.ics', events: [event] });
  });

  registerPreflightRoute(http, '/series/:id/calendar.ics', 'GET');
  http.get<{ Params: { id: string } }>('/series/:id/calendar.ics', open, async (request, reply) => {
    spend(request, COST);
    const events = await findListedOfSeries(database, request.params.id);
    if (events.length === 0) return replyNotFound(reply);
    spend(request, COST * (events.length - 1));
    return send(request, reply, { name: 'series.ics', events });
  });
}
