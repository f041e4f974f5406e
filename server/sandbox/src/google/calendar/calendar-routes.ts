import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlannedFailures } from '../../control/planned-failures.js';
import { refuseForeignPages } from '../../only-local.js';
import { answerCall } from '../api/answer-call.js';
import { GoogleRefusal, sendAnswer } from '../api/google-answer.js';
import type { CalendarOperation } from '../api/google-operations.js';
import { logRequests } from '../api/log-requests.js';
import type { GoogleSide } from '../open-google.js';
import { calendarRefusals } from './calendar-refusal.js';
import { patchEvent, updateEvent } from './change-event.js';
import { checkAccess } from './check-access.js';
import { deleteEvent } from './delete-event.js';
import { insertEvent } from './insert-event.js';
import { findEvent } from './keep-event.js';
import { listEvents } from './list-events.js';

type OfCalendar = { Params: { calendarId: string; eventId: string } };
type CarryOut = (accountId: string, request: FastifyRequest<OfCalendar>) => object | undefined;

const EVENTS = '/calendar/v3/calendars/:calendarId/events';
const EVENT = `${EVENTS}/:eventId`;

/** The entries of a calendar (https://developers.google.com/workspace/calendar/api/v3/reference/events). */
export function answerAsGoogleCalendar(
  app: FastifyInstance,
  google: GoogleSide,
  failures: PlannedFailures,
): void {
  const { ledger } = google;
  app.addHook('onRequest', refuseForeignPages);
  logRequests(app, google.requests);
  app.setErrorHandler<FastifyError>(answerError);

  /** A call with a wrong token uses up no failure. */
  const handler =
    (operation: CalendarOperation, carryOut: CarryOut) =>
    (request: FastifyRequest<OfCalendar>, reply: FastifyReply) => {
      const { authorization } = request.headers;
      const { calendarId } = request.params;
      const accountId = checkAccess(ledger, { operation, authorization, calendarId });
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
    handler('events.list', (accountId, { query }) => listEvents(ledger, accountId, query)),
  );
  app.get<OfCalendar>(
    EVENT,
    handler('events.get', (accountId, { params }) => {
      const event = findEvent(ledger, accountId, params.eventId);
      if (!event) throw calendarRefusals['not-found']();
      return event;
    }),
  );
  app.patch<OfCalendar>(
    EVENT,
    handler('events.patch', (accountId, { params, body }) =>
      patchEvent(ledger, { accountId, id: params.eventId, body }),
    ),
  );
  app.put<OfCalendar>(
    EVENT,
    handler('events.update', (accountId, { params, body }) =>
      updateEvent(ledger, { accountId, id: params.eventId, body }),
    ),
  );
  app.delete<OfCalendar>(
    EVENT,
    handler('events.delete', (accountId, { params }) => {
      deleteEvent(ledger, accountId, params.eventId);
      return undefined;
    }),
  );
  app.all('/calendar/*', () => {
    throw calendarRefusals['not-found']();
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof GoogleRefusal) return sendAnswer(reply, error.answer);
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return sendAnswer(reply, calendarRefusals.unreadable().answer);
  }
  request.log.error({ err: error }, 'sandbox: a call to Google Calendar could not be answered');
  return sendAnswer(reply, calendarRefusals['500']().answer);
}
