import autocannon from 'autocannon';
import { jsonHeaders } from './questions.js';
import { FailedResponsesError, type Load } from './rounds.js';

export const CONNECTIONS = 32;
/** Milliseconds between two looks at whether the time is over. */
const SAMPLE = 100;

export interface LoadRequest {
  body: string;
  headers?: Record<string, string>;
}

/** The requests to a server. */
export interface Asked {
  url: string;
  requests: readonly LoadRequest[];
  /** How many titles each response has, where that is known. */
  titles?: number | undefined;
}

/** A load that counts the requests. */
export interface CountedLoad extends Load {
  count: number;
}

/**
 * Asks as fast as the server answers, the same requests over and over. Each connection has its own share of them, so that
 * no two ask for the same at the same time; where there are fewer requests than connections, they do.
 * @throws FailedResponsesError
 */
export async function load({ url, requests, titles }: Asked, seconds: number): Promise<CountedLoad> {
  const shares = sharesOf(requests);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: SAMPLE,
    verifyBody: (body) => isWhole(String(body), titles),
    setupClient: (client) => {
      client.setRequests(
        (shares.pop() as LoadRequest[]).map(({ body, headers }) => ({
          method: 'POST',
          headers: { ...jsonHeaders, ...headers },
          body,
        })),
      );
    },
  });
  const failed = result.errors + result.non2xx + result.mismatches;
  if (failed > 0) throw new FailedResponsesError(url, failed);
  const { p50, p99 } = result.latency;
  const count = result['2xx'];
  return { perSecond: count / result.duration, p50, p99, count };
}

/** The requests of each connection. */
export function sharesOf(requests: readonly LoadRequest[]): LoadRequest[][] {
  return Array.from({ length: CONNECTIONS }, (_, connection) =>
    requests.length < CONNECTIONS
      ? [requests[connection % requests.length] as LoadRequest]
      : requests.filter((_request, index) => index % CONNECTIONS === connection),
  );
}

/** Whether a response has all that was asked for, and no errors. */
export function isWhole(body: string, titles?: number): boolean {
  if (body.includes('"errors"') || !body.includes('"data"')) return false;
  return titles === undefined || body.split('"title":"').length - 1 === titles;
}
