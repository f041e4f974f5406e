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
  /** The names that the page shows may be other ones. */
  onNames?: () => void;
}

/**
 * Updates how full an event is while its page is seen. It begins once the page has come to rest, and by code that is loaded
 * then; without a stream the page stays as it was read.
 */
export function useLiveEvent(eventId: string, { isWanted, onSignUps, onOwnPlace, onNames }: Live): void {
  const client = useApolloClient();
  const noteSignUps = useEffectEvent(() => onSignUps?.());
  const noteOwnPlace = useEffectEvent(() => onOwnPlace?.());
  const noteNames = useEffectEvent(() => onNames?.());
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
          onNames: () => noteNames(),
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

/**
 * Reads an event again when its tab wakes up, and every five minutes while its page is seen: a crowd of visitors without an
 * account has no streams.
 */
export function useEventReads(eventId: string, isWanted: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isWanted) return;
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      const { readEvent } = await import('./subscribe-to-event');
      await readEvent(client, eventId);
    };
    const readIfThere = () => void read().catch(() => {});
    const timer = setInterval(readIfThere, timings.unfollowedRead);
    document.addEventListener('visibilitychange', readIfThere);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfThere);
    };
  }, [client, eventId, isWanted]);
}
