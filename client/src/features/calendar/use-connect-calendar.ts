import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failedWith, rateLimitMessage } from '../../apollo/failure';
import { useStartCalendarConnectionMutation } from '../../gql/hooks';
import { timings } from '../../timings';
import { calendarMemory } from './calendar-memory';
import { CONNECT_FAILED, LOG_IN_TO_CONNECT } from './sentences';

/** The way to Google's page, on which the person lets us into their calendar. Leaving this page first calls it off. */
export function useConnectCalendar(eventId: string, onFailure: (sentence: string) => void) {
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

  // Who comes back from Google with the browser's button finds the page as it was left.
  const comeBack = useEffectEvent(stop);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  async function attempt(): Promise<string | null> {
    try {
      const { data } = await mutate({ variables: { input: { eventId } } });
      const address = data?.startCalendarConnection.authorizationUrl;
      if (!address) return data?.startCalendarConnection.userErrors[0]?.message ?? CONNECT_FAILED;
      calendarMemory.setPendingEvent(eventId);
      setAuthorizationUrl(address);
      return null;
    } catch (error) {
      if (failedWith(error, 'UNAUTHENTICATED')) return LOG_IN_TO_CONNECT;
      return rateLimitMessage(error) ?? CONNECT_FAILED;
    }
  }

  async function connect() {
    if (hasStarted.current) return;
    hasStarted.current = true;
    setConnecting(true);
    const sentence = await attempt();
    if (sentence === null) return;
    stop();
    onFailure(sentence);
  }

  return { connect, isConnecting };
}
