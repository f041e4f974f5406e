import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer } from 'react';
import { serverNow } from '../../apollo/server-clock';
import { timings } from '../../timings';
import { useServerClock } from '../../ui/dates/own-clock';

/** Whether an instant has passed by the server's clock. The component renders again when it passes. */
export function useHasPassed(instant: string): boolean {
  const serverRendering = useServerClock();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const at = Date.parse(instant);
  const hasPassed = at <= (serverRendering?.now ?? serverNow());
  useEffect(() => {
    if (hasPassed) return;
    let timer: ReturnType<typeof setTimeout>;
    function look() {
      clearTimeout(timer);
      const left = at - serverNow();
      if (left <= 0) renderAgain();
      // A machine that was asleep has lost time, and browsers take no timer longer than 24 days.
      else timer = setTimeout(look, Math.min(left, timings.clockLook));
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at, hasPassed]);
  return hasPassed;
}

/** Closes an event in the cache at its end, so that each component on the page follows. It reads nothing: a crowd sees the end at one instant. */
export function useCloseAtEnd({
  id,
  endsAt,
  hasEnded,
}: {
  id: string;
  endsAt: string;
  hasEnded: boolean;
}): void {
  const { cache } = useApolloClient();
  const isOver = useHasPassed(endsAt);
  useEffect(() => {
    const event = cache.identify({ __typename: 'Event', id });
    if (isOver && !hasEnded && event) cache.modify({ id: event, fields: { hasEnded: () => true } });
  }, [cache, id, isOver, hasEnded]);
}
