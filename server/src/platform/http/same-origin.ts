import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyWithError } from './error-reply.js';

/**
 * Refuses what another site's page makes a browser send with its cookie (OWASP, Cross-Site Request Forgery
 * Prevention: fetch metadata, and origin against target).
 * @param publicOrigin the origin under which browsers know this server
 * @param usesNoCookie tells the requests that may come from anywhere
 */
export function refuseForeignPages(publicOrigin: string, usesNoCookie: (request: FastifyRequest) => boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (usesNoCookie(request) || !isForeign(request, publicOrigin)) return;
    await replyWithError(reply, 403, 'FORBIDDEN', 'This request came from another site');
  };
}

/** Whether a browser says that it sends a request for the page of another origin. A program says nothing of the kind. */
export function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ownOrigins = [publicOrigin, `${request.protocol}://${request.host}`];
  const foreignOrigin = origin !== undefined && !ownOrigins.includes(origin);
  return foreignOrigin || site === 'cross-site' || (site === 'same-site' && origin === undefined);
}
