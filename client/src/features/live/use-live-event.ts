import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { timings } from '../../timings';

interface Live {
  /** False: nothing can change any more, or the viewer is nobody to be told. */
  isWanted: boolean;
  /** Somebody has signed up, or may have while nothing could be told. For pages that list them. */
  onSignUps?: () => void;
}

/**
 * Updates how full an event is while its page is seen. It begins once the page has come to rest, and by code that is loaded
 * then; without a stream the page stays as it was read.
 */
export function useLiveEvent(eventId: string, { isWanted, onSignUps }: Live): void {
  const client = useApolloClient();
  const noteSignUps = useEffectEvent(() => onSignUps?.());
  const withSignUps = onSignUps !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const { subscribeToEvent } = await import('./subscribe-to-event');
      if (leaving.signal.aborted) return;
      subscribeToEvent(client, eventId, leaving.signal, withSignUps ? () => noteSignUps() : undefined);
    }, timings.pageAtRest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, eventId, isWanted, withSignUps]);
}
