import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests for any other name. A page of another site can point its own name at this machine (DNS rebinding),
 * and would then count as the same origin.
 */
export async function refuseForeignHosts(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!localNames.includes(hostName(request.headers.host ?? '') ?? '')) {
    await reply.code(403).send({ error: 'The sandbox answers to the name localhost only.' });
  }
}

/** Refuses what another site's page makes a browser change here. Programs send no such headers and are let in. */
export async function refuseForeignPages(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host, 'sec-fetch-site': site = 'none' } = request.headers;
  const foreignOrigin = origin !== undefined && origin !== `http://${host}`;
  if (foreignOrigin || site === 'cross-site' || site === 'same-site') {
    await reply.code(403).send({ error: 'This request came from a page of another site.' });
  }
}

function hostName(authority: string): string | undefined {
  return URL.parse(`http://${authority}`)?.hostname;
}

const OWN_FILES_ONLY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For every answer: what it holds came from a mail, or is shown beside one. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      // Not `no-referrer`: browsers would then send their own forms with `Origin: null`.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    if (!reply.hasHeader('cross-origin-resource-policy')) {
      reply.header('cross-origin-resource-policy', 'same-origin');
    }
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', OWN_FILES_ONLY);
    }
  });
}
