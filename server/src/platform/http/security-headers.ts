import type { FastifyInstance } from 'fastify';

/** What pages may load and who may frame them: nothing from other origins, no inline script. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  // Mantine sets styles on elements as it renders; scripts stay files of our own.
  "style-src 'self' 'unsafe-inline'",
];

/** Those that helmet sends, too; written out, because helmet works them out anew for each answer. */
const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Headers that browsers protect people by (OWASP Secure Headers), on every answer. */
export function sendSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const policy = https ? [...contentSecurityPolicy, 'upgrade-insecure-requests'] : contentSecurityPolicy;
  const headers = {
    'content-security-policy': policy.join(';'),
    ...(https && { 'strict-transport-security': `max-age=${ONE_YEAR}` }),
    ...securityHeaders,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
