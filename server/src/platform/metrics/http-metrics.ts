import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replyNotFound } from '../http/error-reply.js';
import type { Metrics } from './metrics.js';
import { mayReadMetrics } from './metrics-access.js';

/** Others are `_OTHER` (OpenTelemetry's semantic conventions). */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH']);

/** Measures each request, and counts the codes of errors that are answered outside GraphQL. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      http_request_method: METHODS.has(request.method) ? request.method : '_OTHER',
      http_route: routeOf(request),
      http_response_status_code: reply.statusCode,
    };
    // The time of a listening reader says nothing of how long an answer takes.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) metrics.httpDuration.observe(labels, reply.elapsedTime / 1_000);
    if (reply.errorCode !== undefined) metrics.rejectedRequests.inc({ error_type: reply.errorCode });
    done();
  });
}

/** As it is registered: `/events/:id/event.ics`. Empty where there is none. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

/** `GET /metrics` in Prometheus' text format, for those who may; the others cannot tell that it exists. */
export function registerMetricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  { metricsToken, production }: { metricsToken: string | undefined; production: boolean },
): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request, metricsToken, production)) return replyNotFound(reply);
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}
