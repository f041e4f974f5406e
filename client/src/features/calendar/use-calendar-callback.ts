import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failedWith } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import type { ErrorCode } from '../../gql/types';
import { type Session, useSession } from '../../session/session';
import { calendarMemory } from './calendar-memory';
import { useConnectCalendarMutation } from './gql/use-calendar-callback';
import * as messages from './messages';

graphql(`
  mutation ConnectCalendar($input: ConnectCalendarInput!) {
    connectCalendar(input: $input) {
      account {
        id
        calendarConnected
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface CallbackParams {
  code: string | null;
  state: string | null;
}

type CallbackResult =
  | { name: 'connecting' }
  | { name: 'connected'; eventId: string }
  | { name: 'failed'; message: string; isToast: boolean };

/** Completes the connection that began on the event's page, with the code that Google gave the browser. */
export function useCalendarCallback() {
  const params = useCallbackParams();
  const session = useSession();
  const [mutate] = useConnectCalendarMutation();
  const [eventId] = useState(calendarMemory.pendingEvent);
  const [result, setResult] = useState<CallbackResult>({ name: 'connecting' });
  const hasBegun = useRef(false);

  async function exchange(code: string, state: string, pendingEvent: string): Promise<CallbackResult> {
    try {
      const { data } = await mutate({ variables: { input: { code, state } } });
      if (!data?.connectCalendar.account) {
        return failed(exchangeFailedMessage(data?.connectCalendar.userErrors[0]?.code));
      }
      calendarMemory.markConnected(true);
      calendarMemory.clearPendingEvent();
      return { name: 'connected', eventId: pendingEvent };
    } catch (error) {
      return failed(
        failedWith(error, 'UNAUTHENTICATED') ? messages.LOG_IN_TO_STORE : messages.CONNECTION_ERROR,
      );
    }
  }

  const finish = useEffectEvent(async () => {
    const { code, state } = params;
    const message = messageWithoutRequest(params, session, eventId);
    const end = message ? failed(message) : await exchange(code ?? '', state ?? '', eventId ?? '');
    if (end.name === 'failed' && end.isToast) notifications.show({ color: 'red', message: end.message });
    setResult(end);
  });

  useEffect(() => {
    // A code works once, and React may run an effect twice.
    if (session.status === 'loading' || hasBegun.current) return;
    hasBegun.current = true;
    void finish();
  }, [session.status]);

  return { result, eventId };
}

/** What Google added to the address. It is a secret that works once, so it is removed from the address bar. */
function useCallbackParams(): CallbackParams {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useState(() => {
    const query = new URLSearchParams(search);
    return { code: query.get('code'), state: query.get('state') };
  });

  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);

  return params;
}

function failed(message: string): CallbackResult {
  // These two are for people who opened the page by mistake: they disappear by themselves.
  return {
    name: 'failed',
    message,
    isToast: message === messages.NO_CODE || message === messages.LOG_IN_TO_STORE,
  };
}

/** The failures that are known without a request to the server. */
function messageWithoutRequest(
  { code, state }: CallbackParams,
  session: Session,
  eventId: string | null,
): string | null {
  if (!code) return messages.NO_CODE;
  if (session.status === 'failed') return messages.CONNECTION_ERROR;
  if (!session.viewer) return messages.LOG_IN_TO_STORE;
  if (!state) return messages.WRONG_STATE;
  return eventId ? null : messages.NO_PENDING_EVENT;
}

function exchangeFailedMessage(code: ErrorCode | undefined): string {
  switch (code) {
    case 'INVALID_OAUTH_STATE':
      return messages.WRONG_STATE;
    case 'CODE_EXCHANGE_FAILED':
      return messages.EXCHANGE_FAILED;
    default:
      return messages.CONNECTION_ERROR;
  }
}
