import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Origins beside our own that pages may load scripts and frames from, and connect to. */
export interface ThirdParty {
  scripts: string[];
  frames: string[];
  connections: string[];
}

/** Headers that browsers protect people by (OWASP Secure Headers), for every answer. */
export function securityHeaders({
  https,
  thirdParty,
}: {
  https: boolean;
  thirdParty: ThirdParty | null;
}): OutgoingHttpHeaders {
  return helmetHeaders({
    contentSecurityPolicy: { directives: contentSecurityPolicy(https, thirdParty) },
    // Other hosts of the domain may not have TLS.
    strictTransportSecurity: https && { includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

export function registerSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What pages may load and who may frame them: helmet's defaults without other origins and without frames. */
function contentSecurityPolicy(https: boolean, thirdParty: ThirdParty | null) {
  return {
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    fontSrc: ["'self'"],
    // Mantine sets styles on elements as it renders; scripts are files of our own.
    styleSrc: ["'self'", "'unsafe-inline'"],
    upgradeInsecureRequests: https ? [] : null,
    ...(thirdParty && {
      scriptSrc: ["'self'", ...thirdParty.scripts],
      frameSrc: thirdParty.frames,
      connectSrc: ["'self'", ...thirdParty.connections],
    }),
  };
}

/** They are the same for every request, and helmet computes them for each: a third of the time of a short answer. */
function helmetHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
