import { createContext, useContext } from 'react';
import { type OwnClock, ownClock } from './time-zone';
import { formatterIn } from './zone-formatter';

/**
 * The clock that the server took for the person's when it rendered the page; null for a page that the browser renders
 * alone, and once the browser goes on with the server's.
 */
export const ServerClock = createContext<OwnClock | null>(null);

/** Whether this is the server's rendering, or the first in a browser that must be equal to it. */
export function useIsServerRendering(): boolean {
  return useServerClock() !== null;
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
  return useContext(ServerClock);
}

/** The day it is where the person is, or by UTC where that is unknown, as midnight by this machine's clock. */
export function useOwnDay(): Date {
  const { now, timeZone } = useOwnClock();
  const [day, month, year] = formatterIn(timeZone ?? 'UTC', { dateStyle: 'short' })
    .format(now)
    .split('/')
    .map(Number);
  return new Date(Number(year), Number(month) - 1, day);
}
