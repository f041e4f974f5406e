import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GoogleRequestLog } from './google-request-log.js';

/** Notes every call of this scope, and how it was answered before the caller knows. */
export function logRequests(app: FastifyInstance, requests: GoogleRequestLog): void {
  const endings = new WeakMap<FastifyRequest, (status: number) => void>();
  app.addHook('onRequest', async (request) => {
    endings.set(request, requests.begin(request.method, request.url.split('?', 1)[0] ?? ''));
  });
  app.addHook('onSend', async (request, reply) => {
    endings.get(request)?.(reply.statusCode);
  });
}
