import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers that browsers protect people by (OWASP Secure Headers): nothing from other origins, no inline script. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // Mantine sets styles on elements as it renders; scripts stay files of our own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: https && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
