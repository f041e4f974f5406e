import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestLog } from '../../request-log.js';

/** A request of the product, or of a browser, to Google. */
export interface GoogleRequest {
  /** ISO 8601. */
  at: string;
  method: string;
  path: string;
  /** Null where no whole answer was given. */
  status: number | null;
}

/** Logs every call of this scope, and how it was answered before the caller knows. */
export function logRequests(app: FastifyInstance, requests: RequestLog<GoogleRequest>): void {
  const entries = new WeakMap<FastifyRequest, GoogleRequest>();
  app.addHook('onRequest', async (request) => {
    const { method, url } = request;
    const path = url.split('?', 1)[0] ?? '';
    entries.set(request, requests.begin({ at: new Date().toISOString(), method, path, status: null }));
  });
  app.addHook('onSend', async (request, reply) => {
    const entry = entries.get(request);
    if (entry) entry.status = reply.statusCode;
    requests.ended();
  });
}
