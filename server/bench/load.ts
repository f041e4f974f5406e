import autocannon from 'autocannon';
import { eventList } from './event-list.js';
import type { Load } from './rounds.js';

const CONNECTIONS = 32;

/** Asks for the event list as fast as the server answers. */
export async function load(
  url: string,
  seconds: number,
  moreHeaders: Record<string, string> = {},
): Promise<Load> {
  const headers = { ...eventList.headers, ...moreHeaders };
  const result = await autocannon({
    ...eventList,
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  }
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99 };
}
