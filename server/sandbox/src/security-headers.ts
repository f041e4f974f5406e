import type { FastifyInstance } from 'fastify';

const OWN_FILES_ONLY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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
