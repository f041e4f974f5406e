import type { FastifyRequest } from 'fastify';
import { type Credential, credentialOf } from '../features/accounts/sessions/credentials.js';
import { accessTokenOf } from './access-token.js';
import type { ApiContext } from './request-context.js';

/** By what the viewer of a request came in; null for an anonymous visitor. */
export function credentialFrom(
  request: FastifyRequest,
  { viewer, browserSession }: ApiContext,
): Credential | null {
  if (!viewer) return null;
  const secret = accessTokenOf(request);
  if (secret !== null) return credentialOf('access token', secret);
  return browserSession.token === undefined ? null : credentialOf('session', browserSession.token);
}
