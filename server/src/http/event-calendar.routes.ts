import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerOfSession } from '../features/accounts/sessions/viewer-of-session.js';
import type { Viewer } from '../features/accounts/viewer.js';
import type { Event } from '../features/events/event.entity.js';
import { findEvent } from '../features/events/find-event.js';
import { findAttendeeNote } from '../features/events/texts/attendee-note.js';
import { eventCalendarFile } from '../features/events/texts/event-calendar-file.js';
import { findSignUpOf } from '../features/sign-ups/find-sign-up.js';
import {
  type CalendarPlace,
  calendarSequence,
  calendarUid,
  findCalendarPlace,
  placeWrittenAt,
} from '../features/sign-ups/in-calendars/calendar-place.js';
import type { SignUp } from '../features/sign-ups/sign-up.entity.js';
import { replyNotFound } from '../platform/http/error-reply.js';
import { openFileToAllOrigins, registerPreflightRoute } from './any-origin.js';
import { NOT_INDEXED } from './not-indexed.js';
import type { ProcessContext } from './request-context.js';
import { sessionCookie } from './session-cookie.js';

/** As much as the API's answer with the same texts costs. */
const COST = 25;

interface OwnPlace {
  signUp: SignUp;
  place: CalendarPlace;
}

/**
 * An event as a file for anybody's calendar. People with a place get the entry that their mails and Google Calendar have,
 * too.
 */
export function registerEventCalendarRoutes(
  http: FastifyInstance,
  { database, settings, services }: ProcessContext,
  spend: (request: FastifyRequest, cost: number) => void,
): void {
  const { productName, publicUrl } = settings;
  const browserSessionOf = sessionCookie(publicUrl);

  const viewerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = browserSessionOf(request, reply);
    return token ? await viewerOfSession(services, token) : null;
  };

  const findOwnPlace = async (viewer: Viewer | null, eventId: string): Promise<OwnPlace | null> => {
    const signUp = viewer && (await findSignUpOf(database, { eventId, accountId: viewer.accountId }));
    return signUp && { signUp, place: await findCalendarPlace(database, signUp) };
  };

  const entryOf = ({ signUp, place }: OwnPlace, event: Event) => ({
    uid: calendarUid(place.firstSignUpId, publicUrl),
    sequence: calendarSequence(place, event),
    writtenAt: placeWrittenAt(signUp, event),
  });
  const anybodysEntry = ({ id, updatedAt }: Event) => ({
    uid: `event-${id}@${new URL(publicUrl).hostname}`,
    writtenAt: updatedAt,
  });

  const open = { onRequest: openFileToAllOrigins(publicUrl) };
  registerPreflightRoute(http, '/events/:id/event.ics', 'GET');
  http.get<{ Params: { id: string } }>('/events/:id/event.ics', open, async (request, reply) => {
    spend(request, COST);
    const viewer = await viewerOf(request, reply);
    const event = await findEvent(database, request.params.id);
    if (!event) return replyNotFound(reply);
    const own = await findOwnPlace(viewer, event.id);
    if (!event.public) reply.headers(NOT_INDEXED);
    const entry = own ? entryOf(own, event) : anybodysEntry(event);
    const note = own && (await findAttendeeNote(database, event.id));
    const file = { productName, publicUrl, event, note, ...entry };
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .header('cache-control', own ? 'private, no-cache' : 'no-cache')
      .header('vary', 'cookie')
      .send(eventCalendarFile(file));
  });
}
