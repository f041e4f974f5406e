import autocannon from 'autocannon';
import { jsonHeaders } from './questions.js';
import type { Load } from './rounds.js';

const CONNECTIONS = 32;

/** Asks as fast as the server answers. */
export async function load(
  url: string,
  body: string,
  seconds: number,
  moreHeaders: Record<string, string> = {},
): Promise<Load> {
  const result = await autocannon({
    method: 'POST',
    url,
    headers: { ...jsonHeaders, ...moreHeaders },
    body,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  }
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99 };
}
