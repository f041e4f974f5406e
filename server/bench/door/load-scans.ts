import autocannon from 'autocannon';
import type { Load } from '../rounds.js';
import { type Place, readingsOf, scansOf } from './tickets.js';

const RECORD = `mutation Record($input: RecordScansInput!) {
  recordScans(input: $input) { scans { id outcome } userErrors { code } }
}`;

export interface Door {
  url: string;
  eventId: string;
  places: readonly Place[];
  /** Of the owner, or of a pass. */
  headers: Record<string, string>;
}

interface Work {
  /** Scans in one request. */
  size: number;
  clients: number;
  seconds: number;
  /** Requests in a second; without it as many as are answered. */
  perSecond?: number;
}

/** Records scans through the API. */
export async function loadScans(
  { url, eventId, places, headers }: Door,
  { size, clients, seconds, perSecond }: Work,
): Promise<Load> {
  const waiting = readingsOf(places, size);
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    connections: clients,
    duration: seconds,
    ...(perSecond && { overallRate: perSecond }),
    requests: [
      {
        setupRequest: (request) => {
          const input = { eventId, scans: scansOf(waiting.next().value) };
          return { ...request, body: JSON.stringify({ query: RECORD, variables: { input } }) };
        },
      },
    ],
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p50, p99 };
}
