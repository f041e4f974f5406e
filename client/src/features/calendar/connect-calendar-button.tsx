import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { graphql } from '../../apollo/graphql';
import { timings } from '../../timings';
import { BusyButton } from '../../ui/forms/busy-button';
import { Notice } from '../../ui/notice';
import { calendarMemory } from './calendar-memory';
import { useStartCalendarConnectionMutation } from './gql/connect-calendar-button';
import * as messages from './messages';

graphql(`
  mutation StartCalendarConnection($input: StartCalendarConnectionInput!) {
    startCalendarConnection(input: $input) {
      authorizationUrl
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Props {
  eventId: string;
  isDisabled?: boolean;
  /** The one thing to do on its page. */
  isPrimary?: boolean;
  /** With null when another attempt begins. */
  onFailure: (message: string | null) => void;
}

export function ConnectCalendarButton({ eventId, isDisabled = false, isPrimary = false, onFailure }: Props) {
  const { connect, isConnecting } = useConnectCalendar(eventId, onFailure);

  function start() {
    onFailure(null);
    void connect();
  }

  return (
    <>
      {isConnecting && <Notice tone="info">{messages.CONNECTING}</Notice>}
      <BusyButton
        variant={isPrimary ? 'filled' : 'default'}
        disabled={isDisabled}
        isBusy={isConnecting}
        onClick={start}
        fullWidth
      >
        {isConnecting ? 'Connecting...' : 'Connect Google Calendar'}
      </BusyButton>
    </>
  );
}

/** Leads to Google's page, where the person lets us into their calendar. Navigation to another page cancels it. */
function useConnectCalendar(eventId: string, onFailure: (message: string) => void) {
  const [mutate] = useStartCalendarConnectionMutation();
  const [isConnecting, setConnecting] = useState(false);
  const [authorizationUrl, setAuthorizationUrl] = useState<string | null>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (authorizationUrl === null) return;
    const timer = setTimeout(() => window.location.assign(authorizationUrl), timings.connectingThenGoogle);
    return () => clearTimeout(timer);
  }, [authorizationUrl]);

  function stop() {
    hasStarted.current = false;
    setConnecting(false);
    setAuthorizationUrl(null);
  }

  // After the browser's back button the page is restored as it was, still connecting.
  const stopAfterRestore = useEffectEvent(stop);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && stopAfterRestore();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  async function attempt(): Promise<string | null> {
    try {
      const { data } = await mutate({ variables: { input: { eventId } } });
      const url = data?.startCalendarConnection.authorizationUrl;
      if (!url) return data?.startCalendarConnection.userErrors[0]?.message ?? messages.CONNECT_FAILED;
      calendarMemory.setPendingEvent(eventId);
      setAuthorizationUrl(url);
      return null;
    } catch (error) {
      if (failedWith(error, 'UNAUTHENTICATED')) return messages.LOG_IN_TO_CONNECT;
      return rateLimitMessage(error) ?? messages.CONNECT_FAILED;
    }
  }

  async function connect() {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setConnecting(true);
    const message = await attempt();
    if (message === null) return;
    stop();
    onFailure(message);
  }

  return { connect, isConnecting };
}
