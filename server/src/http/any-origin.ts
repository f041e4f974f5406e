import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeign, refuseForeignPages } from '../platform/http/same-origin.js';

/** What a page of another origin may read of an answer beside its body. */
const EXPOSED = [
  'etag',
  'idempotency-replayed',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
  'x-request-id',
].join(', ');

/** Headers that GraphQL clients send. Not the one by which our own pages say whom they show. */
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
].join(', ');

const METHODS = 'GET, HEAD, POST, OPTIONS';
/** Seconds. Browsers remember a preflight no longer than a day. */
const MAX_AGE = 86_400;

/**
 * Lets the pages of all origins read an answer (Fetch, CORS protocol). Never with credentials: a browser then reads nothing
 * of a request with a cookie.
 */
export async function openToAllOrigins(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED });
}

/** Says to browsers what pages of other origins may send to the API. */
export function registerPreflightRoute(http: FastifyInstance): void {
  http.options('/graphql', { onRequest: openToAllOrigins }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        allow: METHODS,
        'access-control-allow-methods': 'GET, POST',
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
