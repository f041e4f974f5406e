import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyWithError } from './error-reply.js';

/**
 * Refuses what another site's page makes a browser send with its cookie (OWASP, Cross-Site Request Forgery
 * Prevention: fetch metadata, and origin against target). A request with an Authorization header uses no cookie, so
 * it may come from anywhere.
 * @param publicOrigin the origin under which browsers know this server
 */
export function refuseForeignPages(publicOrigin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { authorization, origin, 'sec-fetch-site': site } = request.headers;
    if (authorization) return;
    const ownOrigins = [publicOrigin, `${request.protocol}://${request.host}`];
    const foreignOrigin = origin !== undefined && !ownOrigins.includes(origin);
    const foreignSite = site === 'cross-site' || (site === 'same-site' && origin === undefined);
    if (foreignOrigin || foreignSite) {
      await replyWithError(reply, 403, 'FORBIDDEN', 'This request came from another site');
    }
  };
}
