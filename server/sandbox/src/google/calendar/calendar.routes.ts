import type { calendar_v3 } from '@googleapis/calendar';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlannedFailures } from '../../fault-injection.js';
import { refuseForeignPages } from '../../local-only.js';
import type { Store } from '../../store.js';
import { answerCall } from '../answer-call.js';
import { logRequests } from '../api/log-requests.js';
import type { CalendarOperation } from '../failures.js';
import type { GoogleStandIn } from '../google.js';
import { GoogleApiError, sendAnswer } from '../google-answer.js';
import { CALENDAR_SCOPE } from '../identity/authorization-request.js';
import { calendarErrors, insufficientScope } from './calendar-errors.js';
import { insertEvent, patchEvent, updateEvent } from './change-event.js';
import { deleteEvent, findEvent, listEvents } from './events.js';

type OfCalendar = { Params: { calendarId: string; eventId: string } };
type CarryOut = (
  accountId: string,
  request: FastifyRequest<OfCalendar>,
) => calendar_v3.Schema$Event | calendar_v3.Schema$Events | undefined;

const EVENTS = '/calendar/v3/calendars/:calendarId/events';
const EVENT = `${EVENTS}/:eventId`;

/** The entries of a calendar (https://developers.google.com/workspace/calendar/api/v3/reference/events). */
export function registerGoogleCalendarRoutes(
  app: FastifyInstance,
  google: GoogleStandIn,
  failures: PlannedFailures,
): void {
  const { store } = google;
  app.addHook('onRequest', refuseForeignPages);
  logRequests(app, google.requests);
  app.setErrorHandler<FastifyError>(answerError);

  /** A call with a wrong token uses up no failure. */
  const handler =
    (operation: CalendarOperation, carryOut: CarryOut) =>
    (request: FastifyRequest<OfCalendar>, reply: FastifyReply) => {
      const { authorization } = request.headers;
      const { calendarId } = request.params;
      const accountId = checkAccess(store, { operation, authorization, calendarId });
      return answerCall(operation, failures, reply, () => {
        const body = carryOut(accountId, request);
        return body ? { status: 200, body } : { status: 204 };
      });
    };

  app.post<OfCalendar>(
    EVENTS,
    handler('events.insert', (accountId, { body }) => insertEvent(google, accountId, body)),
  );
  app.get<OfCalendar>(
    EVENTS,
    handler('events.list', (accountId, { query }) => listEvents(store, accountId, query)),
  );
  app.get<OfCalendar>(
    EVENT,
    handler('events.get', (accountId, { params }) => {
      const event = findEvent(store, accountId, params.eventId);
      if (!event) throw calendarErrors['not-found']();
      return event;
    }),
  );
  app.patch<OfCalendar>(
    EVENT,
    handler('events.patch', (accountId, { params, body }) =>
      patchEvent(store, { accountId, id: params.eventId, body }),
    ),
  );
  app.put<OfCalendar>(
    EVENT,
    handler('events.update', (accountId, { params, body }) =>
      updateEvent(store, { accountId, id: params.eventId, body }),
    ),
  );
  app.delete<OfCalendar>(
    EVENT,
    handler('events.delete', (accountId, { params }) => {
      deleteEvent(store, accountId, params.eventId);
      return undefined;
    }),
  );
  app.all('/calendar/*', () => {
    throw calendarErrors['not-found']();
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof GoogleApiError) return sendAnswer(reply, error.answer);
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return sendAnswer(reply, calendarErrors.unreadable().answer);
  }
  request.log.error({ err: error }, 'sandbox: a call to Google Calendar could not be answered');
  return sendAnswer(reply, calendarErrors['500']().answer);
}

interface Attempt {
  operation: CalendarOperation;
  authorization: string | undefined;
  calendarId: string;
}

/**
 * @returns whose calendar it is
 * @throws GoogleApiError
 */
function checkAccess(store: Store, attempt: Attempt): string {
  const secret = /^Bearer +(\S+)$/i.exec(attempt.authorization ?? '')?.[1];
  if (!secret) throw calendarErrors.noToken();
  const token = store.accessTokens.find(secret);
  if (!token || token.expiresAt <= Date.now()) throw calendarErrors.unauthorized();
  if (!token.scopes.includes(CALENDAR_SCOPE)) throw insufficientScope(attempt.operation);
  const { accountId } = token;
  if (attempt.calendarId !== 'primary' && attempt.calendarId.toLowerCase() !== accountId) {
    throw calendarErrors['not-found']();
  }
  return accountId;
}
