import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../log.js';
import { type ConnectionLimits, MAX_BODY_BYTES, serverLimits } from './connection-limits.js';
import { earlyErrors } from './early-errors.js';
import { registerErrorHandler } from './error-reply.js';
import { registerSecurityHeaders } from './security-headers.js';

interface HttpOptions {
  log: Log;
  limits: ConnectionLimits;
  /** Of every answer, of those to requests that cannot be read, too. */
  headers: OutgoingHttpHeaders;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: string[];
}

/** Fastify with what holds for every request: limits, errors, headers and a request's id. */
export function createHttp({ log, limits, headers, trustedProxies }: HttpOptions): FastifyInstance {
  const http: FastifyInstance = fastify({
    ...serverLimits(limits),
    ...earlyErrors(headers),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    schemaController: withoutSchemas,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  http.server.maxConnections = limits.connections;
  registerErrorHandler(http);
  http.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  registerSecurityHeaders(http, headers);
  return http;
}

/** No route has a schema of Fastify's, so that what compiles them need not be loaded at each start. */
const withoutSchemas = {
  compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
};

function refuseSchema(): never {
  throw new Error('Routes have no schema');
}
