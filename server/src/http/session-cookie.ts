import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserSession } from '../features/context.js';
import { isForeign } from '../platform/http/same-origin.js';
import { hasBearer } from './bearer.js';

/**
 * Carries the session's token in a cookie that scripts cannot read and other sites' forms do not send.
 * Under https the `__Host-` prefix binds it to this very host (RFC 6265bis, 4.1.3.2). Under http the name carries
 * the port, since cookies do not tell ports apart and two installations may run on one machine.
 */
export function sessionCookie(publicUrl: string) {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const name = secure ? '__Host-session' : `session-${port || '80'}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  return (request: FastifyRequest, reply: FastifyReply): BrowserSession => ({
    // A request with a token of its own is not the browser's session.
    token: hasBearer(request) ? undefined : request.cookies[name],
    isForeign: isForeign(request, publicUrl),
    userAgent: request.headers['user-agent'],
    remember: (token, expires) => void reply.setCookie(name, token, { ...attributes, expires }),
    clear: () => void reply.clearCookie(name, attributes),
  });
}
