import type { FastifyRequest } from 'fastify';

/** A secret of ours that a request has; it alone names the caller then, and no cookie counts beside it. */
export interface Bearer {
  kind: 'access token' | 'door pass';
  secret: string;
}

const kinds: Record<string, Bearer['kind']> = { trn: 'access token', trd: 'door pass' };

type Request = Pick<FastifyRequest, 'headers'>;

/**
 * Null without one. Any other Authorization header is not for us (a proxy's Basic authentication, say): the request counts as
 * one without it.
 */
export function bearerOf({ headers }: Request): Bearer | null {
  const [, secret, prefix] = /^Bearer +((trn|trd)_.*)$/is.exec(headers.authorization ?? '') ?? [];
  const kind = kinds[prefix?.toLowerCase() ?? ''];
  return secret && kind ? { kind, secret } : null;
}

export function accessTokenOf(request: Request): string | null {
  return secretOf(request, 'access token');
}

export function doorPassOf(request: Request): string | null {
  return secretOf(request, 'door pass');
}

export function hasBearer(request: Request): boolean {
  return bearerOf(request) !== null;
}

function secretOf(request: Request, kind: Bearer['kind']): string | null {
  const bearer = bearerOf(request);
  return bearer?.kind === kind ? bearer.secret : null;
}
