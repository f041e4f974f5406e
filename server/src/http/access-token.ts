import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes with an access token of ours, which alone says then who asks. Any other Authorization header
 * is not for us (a proxy's Basic authentication, say): the request counts as one without it.
 */
export function hasAccessToken({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^Bearer +trn_/i.test(headers.authorization ?? '');
}
