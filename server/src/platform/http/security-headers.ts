import type { FastifyInstance } from 'fastify';

/** Origins beside our own that pages may get scripts and frames from, and speak to. */
export interface ThirdParty {
  scripts: string[];
  frames: string[];
  connections: string[];
}

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
export function sendSecurityHeaders(
  app: FastifyInstance,
  { https, thirdParty }: { https: boolean; thirdParty: ThirdParty | null },
): void {
  const policy = [
    ...contentSecurityPolicy,
    ...(thirdParty ? permitting(thirdParty) : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
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

function permitting({ scripts, frames, connections }: ThirdParty): string[] {
  return [
    `script-src 'self' ${scripts.join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    `connect-src 'self' ${connections.join(' ')}`,
  ];
}
