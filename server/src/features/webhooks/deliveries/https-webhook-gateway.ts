import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { checkReceiverUrl, parseLoopbackUrl, parseReceiverUrl } from './check-url.js';
import { InnerAddressError, publicLookup } from './public-address.js';
import {
  type DeliveryResult,
  InvalidUrlError,
  type WebhookGateway,
  type WebhookMessage,
} from './webhook-gateway.js';

/** Bytes of an answer that are read, and thrown away, so that the connection can be used again. */
const MAX_ANSWER_BYTES = 16 * 1024;

export interface WebhookGatewaySettings {
  /** The one receiver within the network: the sandbox's own, by its whole address. */
  sandboxReceiver?: string;
  /** Whether receivers on this machine may be called by http, at any port: for developers. */
  allowLoopback?: boolean;
  /** Milliseconds from the look-up of the name to the status of the answer. */
  timeout?: number;
  /** Of host names. */
  lookup?: LookupFunction;
  /** Of receivers' certificates, beside the public ones. */
  ca?: string;
  /** Is told of each delivery. */
  observe?: (result: DeliveryResult) => void;
}

/** Posts to receivers in the internet, to the sandbox's own, and for a developer to this machine. Redirects are not followed. */
export function httpsWebhookGateway({
  sandboxReceiver,
  allowLoopback = false,
  timeout = 10_000,
  lookup,
  ca,
  observe = () => {},
}: WebhookGatewaySettings = {}): WebhookGateway {
  const safeLookup = publicLookup(lookup);
  const connections = { keepAlive: true, maxSockets: 100, maxFreeSockets: 20, timeout };
  const agent = new HttpsAgent({ ...connections, lookup: safeLookup, ...(ca && { ca }) });
  const innerAgent = new HttpAgent(connections);

  const innerUrl = (url: string) =>
    url === sandboxReceiver ? new URL(url) : allowLoopback ? parseLoopbackUrl(url) : null;

  const open = (url: string) => {
    const inner = innerUrl(url);
    if (inner) return { url: inner, request: httpRequest, agent: innerAgent };
    // An IP address is not looked up, so it is checked here.
    return { url: parseReceiverUrl(url), request: httpsRequest, agent };
  };

  const post = ({ url, headers, body }: WebhookMessage): Promise<number> =>
    new Promise((resolve, reject) => {
      const target = open(url);
      const sent = target.request(target.url, {
        method: 'POST',
        agent: target.agent,
        signal: AbortSignal.timeout(timeout),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Turnout-Webhooks/1',
        },
      });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        throwAway(answer);
        resolve(answer.statusCode ?? 0);
      });
      sent.end(body);
    });

  return {
    check: async (url) => innerUrl(url)?.href ?? checkReceiverUrl(url, safeLookup),
    send: async (message) => {
      const startedAt = performance.now();
      const outcome = await post(message).then(outcomeOf, (error: unknown) => ({
        status: null,
        error: reasonOf(error),
      }));
      const result = { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
      observe(result);
      return result;
    },
  };
}

/** An answer of 10 MB, or one that never ends, costs its connection and nothing else. */
function throwAway(answer: IncomingMessage): void {
  let bytes = 0;
  answer.on('error', () => {});
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) answer.destroy();
  });
}

function outcomeOf(status: number): Pick<DeliveryResult, 'status' | 'error'> {
  if (status >= 200 && status < 300) return { status, error: null };
  if (status >= 300 && status < 400)
    return { status, error: 'The receiver redirects, which is not followed' };
  return { status, error: `The receiver answered with status ${status}` };
}

/** In our words: what a system says may name inner hosts. */
function reasonOf(error: unknown): string {
  if (error instanceof InvalidUrlError) return error.message;
  if (error instanceof InnerAddressError) return 'The name leads to an address in a private network';
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT')
    return 'The receiver did not answer in time';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of the receiver was not found';
  if (code === 'ECONNREFUSED') return 'The receiver refused the connection';
  if (/CERT|TLS|SSL|ALTNAME/.test(code)) return 'The receiver has no valid certificate';
  return 'The connection to the receiver failed';
}
