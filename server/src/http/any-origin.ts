import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign, refuseForeignPages } from '../platform/http/same-origin.js';

/** The headers of an answer that a page of another origin may read. */
const EXPOSED = [
  'etag',
  'idempotency-replayed',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
  'x-request-id',
].join(', ');

/** Headers that GraphQL clients and tracing tools send. Not the one by which our own pages say whom they show. */
const ALLOWED = [
  'accept',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'x-apollo-operation-name',
  'x-turnout-cost',
  // Tracing: W3C Trace Context and Baggage, Sentry, B3 (Zipkin), Jaeger, Datadog, New Relic, Elastic, AWS, Google, Azure.
  'b3',
  'baggage',
  'elastic-apm-traceparent',
  'newrelic',
  'request-context',
  'request-id',
  'sentry-trace',
  'traceparent',
  'tracestate',
  'uber-trace-id',
  'x-amzn-trace-id',
  'x-b3-flags',
  'x-b3-parentspanid',
  'x-b3-sampled',
  'x-b3-spanid',
  'x-b3-traceid',
  'x-cloud-trace-context',
  'x-correlation-id',
  'x-datadog-origin',
  'x-datadog-parent-id',
  'x-datadog-sampling-priority',
  'x-datadog-tags',
  'x-datadog-trace-id',
  'x-newrelic-id',
  'x-newrelic-transaction',
  'x-request-id',
].join(', ');

/** Seconds. Browsers remember a preflight no longer than a day. */
const MAX_AGE = 86_400;

/**
 * Lets the pages of all origins read an answer (Fetch, CORS protocol). Never with credentials: a browser then reads nothing
 * of a request with a cookie.
 */
export async function openToAllOrigins(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED });
}

/**
 * Lets the pages of all origins show and read a file. They get what anybody gets: a request of theirs counts as one without
 * a cookie, whatever the file has for people with a session.
 */
export function openFileToAllOrigins(publicUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await openToAllOrigins(request, reply);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // A person who follows a link is shown the file, and the page that has the link reads nothing of it.
    if (isForeign(request, publicUrl) && request.headers['sec-fetch-mode'] !== 'navigate')
      request.cookies = {};
  };
}

/** Says to browsers what pages of other origins may send to an address. */
export function registerPreflightRoute(http: FastifyInstance, url: string, methods: string): void {
  http.options(url, { onRequest: openToAllOrigins }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        allow: `${methods}${methods.includes('GET') ? ', HEAD' : ''}, OPTIONS`,
        'access-control-allow-methods': methods,
        'access-control-allow-headers': ALLOWED,
        'access-control-max-age': MAX_AGE,
        'cache-control': `public, max-age=${MAX_AGE}`,
      })
      .send(),
  );
}

/**
 * A GET that any page can make a browser send without asking first is anonymous: it is answered without a look at its
 * cookies. A header that no form and no picture can send says that the page may speak for the person (Apollo's clients
 * send one, and JSON as a content type is one).
 */
export async function forgetCookieOfPlainGet(request: FastifyRequest): Promise<void> {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return;
  const isPreflighted =
    headers['apollo-require-preflight'] !== undefined ||
    headers['x-apollo-operation-name'] !== undefined ||
    /^application\/json\b/i.test(headers['content-type'] ?? '');
  if (isPreflighted) return;
  request.cookies = {};
  delete headers['x-turnout-viewer'];
}

/** Refuses what a page of another origin sends with the cookie of a session. */
export function refuseForeignCookies(
  publicUrl: string,
  hasNoCookie: (request: FastifyRequest, reply: FastifyReply) => boolean,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!hasNoCookie(request, reply)) await refuseForeignPages(publicUrl, () => false)(request, reply);
  };
}

/** No cookie is set for a page of another origin, whatever was done for it. */
export function withoutForeignCookies(publicUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isForeign(request, publicUrl)) reply.removeHeader('set-cookie');
  };
}
