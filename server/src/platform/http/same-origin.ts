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
    if (usesNoCookie(request)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const ownOrigins = [publicOrigin, `${request.protocol}://${request.host}`];
    const foreignOrigin = origin !== undefined && !ownOrigins.includes(origin);
    const foreignSite = site === 'cross-site' || (site === 'same-site' && origin === undefined);
    if (foreignOrigin || foreignSite) {
      await replyWithError(reply, 403, 'FORBIDDEN', 'This request came from another site');
    }
  };
}
