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

/**
 * The features of a browser that no page of the product needs, nor a script that an attacker might get into one. Not
 * `payment`, which Stripe's frame asks for.
 */
const FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/** For a page that reads tickets: it alone may use the camera. */
export const WITH_CAMERA = { 'permissions-policy': permissionsPolicy('camera') } as const;

/** @param allowed the one feature that the page itself may use, but no frame in it */
function permissionsPolicy(allowed?: string): string {
  return FEATURES.map((feature) => `${feature}=(${feature === allowed ? 'self' : ''})`).join(', ');
}

/** Headers that browsers protect people by (OWASP Secure Headers), for every answer. */
export function securityHeaders({
  https,
  thirdParty,
}: {
  https: boolean;
  thirdParty: ThirdParty | null;
}): OutgoingHttpHeaders {
  const headers = helmetHeaders({
    contentSecurityPolicy: { directives: contentSecurityPolicy(https, thirdParty) },
    // The hosts below the one of PUBLIC_URL included: one without TLS could set cookies for this one.
    strictTransportSecurity: https && { includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return { ...headers, 'permissions-policy': permissionsPolicy() };
}

export function registerSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * Which files pages may load and which pages may frame them: helmet's defaults without other origins and without
 * frames.
 */
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
      // Its own: the desk shows an embed before it is on another site.
      frameSrc: ["'self'", ...thirdParty.frames],
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
