import type { FastifyRequest } from 'fastify';
import { type Credential, credentialOf } from '../features/accounts/sessions/credentials.js';
import { bearerOf } from './bearer.js';
import type { ApiContext } from './request-context.js';

/** By what the caller of a request came in; null for an anonymous visitor. */
export function credentialFrom(
  request: FastifyRequest,
  { viewer, doorPass, browserSession }: ApiContext,
): Credential | null {
  if (!viewer && !doorPass) return null;
  const bearer = bearerOf(request);
  if (bearer) return credentialOf(bearer.kind, bearer.secret);
  return browserSession.token === undefined ? null : credentialOf('session', browserSession.token);
}
