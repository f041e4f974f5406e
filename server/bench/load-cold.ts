import { once } from 'node:events';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Asked, CONNECTIONS, type CountedLoad, isWhole, type LoadRequest, sharesOf } from './load.js';
import { jsonHeaders } from './questions.js';
import { FailedResponsesError } from './rounds.js';

/**
 * Sends each request once, through all connections, after the caches were emptied, and again until the seconds are over.
 * Only the time of the requests counts.
 * @throws FailedResponsesError
 */
export async function loadCold(
  { url, requests, titles }: Asked,
  seconds: number,
  emptyCaches: () => Promise<void>,
): Promise<CountedLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const shares = sharesOf(requests);
  const latencies: number[] = [];
  let failed = 0;
  let spent = 0;
  const ask = async (request: LoadRequest) => {
    const askedAt = performance.now();
    const { statusCode, body } = await send(url, request, agent);
    latencies.push(performance.now() - askedAt);
    if (statusCode !== 200 || !isWhole(body, titles)) failed++;
  };
  do {
    await emptyCaches();
    const begunAt = performance.now();
    await Promise.all(
      shares.map(async (share) => {
        for (const request of share) await ask(request);
      }),
    );
    spent += performance.now() - begunAt;
  } while (spent < seconds * 1_000);
  agent.destroy();
  if (failed > 0) throw new FailedResponsesError(url, failed);
  latencies.sort((left, right) => left - right);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  const count = latencies.length;
  return { perSecond: (count * 1_000) / spent, p50: at(0.5), p99: at(0.99), count };
}

/** One request through an agent, which costs the machine less than `fetch`. */
export async function send(url: string, { body, headers }: LoadRequest, agent: Agent) {
  const sending = sendRequest(url, {
    agent,
    method: 'POST',
    headers: { ...jsonHeaders, ...headers, 'content-length': Buffer.byteLength(body) },
  });
  sending.end(body);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, rawHeaders: response.rawHeaders, body: await text(response) };
}
