import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { timings } from '../../timings';

interface Live {
  /** False: nothing can change any more, or the viewer is nobody to be told. */
  isWanted: boolean;
  /** A person has signed up, or may have while the connection was lost. For pages that list them. */
  onSignUps?: () => void;
  /** The viewer's waiting has changed, or may have. For a viewer who waits: their page follows this alone. */
  onOwnPlace?: () => void;
}

/**
 * Updates how full an event is while its page is seen. It begins once the page has come to rest, and by code that is loaded
 * then; without a stream the page stays as it was read.
 */
export function useLiveEvent(eventId: string, { isWanted, onSignUps, onOwnPlace }: Live): void {
  const client = useApolloClient();
  const noteSignUps = useEffectEvent(() => onSignUps?.());
  const noteOwnPlace = useEffectEvent(() => onOwnPlace?.());
  const withSignUps = onSignUps !== undefined;
  const isWaiting = onOwnPlace !== undefined;
  const isAtRest = useRef(false);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const timer = setTimeout(
      async () => {
        isAtRest.current = true;
        const { subscribeToEvent } = await import('./subscribe-to-event');
        if (leaving.signal.aborted) return;
        subscribeToEvent(client, eventId, leaving.signal, {
          ...(withSignUps && { onSignUps: () => noteSignUps() }),
          ...(isWaiting && { onOwnPlace: () => noteOwnPlace() }),
        });
      },
      isAtRest.current ? 0 : timings.pageAtRest,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, eventId, isWanted, withSignUps, isWaiting]);
}
