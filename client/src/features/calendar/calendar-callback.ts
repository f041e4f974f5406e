import type { ErrorCode } from '../../gql/graphql';
import type { Session } from '../../session/session';
import {
  CONNECTION_ERROR,
  EXCHANGE_FAILED,
  LOG_IN_TO_STORE,
  NO_CODE,
  NO_PENDING_EVENT,
  WRONG_STATE,
} from './sentences';
import type { GoogleAnswer } from './use-google-answer';

/** What became of the way to Google and back. */
export type CalendarCallback =
  | { name: 'connecting' }
  | { name: 'connected'; eventId: string }
  | { name: 'failed'; sentence: string; isToast: boolean };

interface Given {
  answer: GoogleAnswer;
  session: Session;
  eventId: string | null;
}

export function failed(sentence: string): CalendarCallback {
  // These two are for who came here by mistake, and are said in passing.
  return { name: 'failed', sentence, isToast: sentence === NO_CODE || sentence === LOG_IN_TO_STORE };
}

/** What the server does not even have to be asked for. */
export function refuseCallback({ answer, session, eventId }: Given): CalendarCallback | null {
  if (!answer.code) return failed(NO_CODE);
  if (session.status === 'failed') return failed(CONNECTION_ERROR);
  if (!session.viewer) return failed(LOG_IN_TO_STORE);
  if (!answer.state) return failed(WRONG_STATE);
  return eventId ? null : failed(NO_PENDING_EVENT);
}

export function exchangeRefused(code: ErrorCode | undefined): CalendarCallback {
  switch (code) {
    case 'INVALID_OAUTH_STATE':
      return failed(WRONG_STATE);
    case 'CODE_EXCHANGE_FAILED':
      return failed(EXCHANGE_FAILED);
    default:
      return failed(CONNECTION_ERROR);
  }
}
