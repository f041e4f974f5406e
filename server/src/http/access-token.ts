import type { FastifyRequest } from 'fastify';

/**
 * The access token of ours that a request has; it alone names the viewer then; null without one. Any other
 * Authorization header is not for us (a proxy's Basic authentication, say): the request counts as one without it.
 */
export function accessTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(trn_.*)$/is.exec(headers.authorization ?? '')?.[1] ?? null;
}

export function hasAccessToken(request: Pick<FastifyRequest, 'headers'>): boolean {
  return accessTokenOf(request) !== null;
}
