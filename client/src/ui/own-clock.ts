import { createContext, useContext, useSyncExternalStore } from 'react';
import { type OwnClock, ownClock } from './time-zone';

/** What the server took for the person's clock when it rendered the page; null for a page that the browser renders alone. */
export const ServerClock = createContext<OwnClock | null>(null);

const subscribeToNothing = () => () => {};

/** Whether this is the server's rendering, or the first in a browser that must be equal to it. */
export function useIsServerRendering(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/**
 * The person's clock. The server knows neither their time nor their zone: the first rendering in the browser shows what the
 * server did, and the next one what is true for the person.
 */
export function useOwnClock(): OwnClock {
  return useServerClock() ?? ownClock();
}

/** The clock of the server's rendering and of the first in a browser; null from then on. */
export function useServerClock(): OwnClock | null {
  const server = useContext(ServerClock);
  return useIsServerRendering() ? server : null;
}

/** The day it is where the person is, as midnight by this machine's clock. */
export function useOwnDay(): Date {
  const { now, timeZone } = useOwnClock();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return new Date(`${day}T00:00:00`);
}
