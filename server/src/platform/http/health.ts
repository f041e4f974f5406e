import type { FastifyInstance } from 'fastify';
import type { ReadinessProbe } from '../database/readiness-probe.js';
import type { Draining } from './draining.js';

/**
 * `/healthz`: the process lives (asks nothing of the database, so a database that is down restarts no process).
 * `/readyz`: it can serve now; 503 while the database does not answer or the process is about to stop.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  database: Pick<ReadinessProbe, 'answers'>,
  draining: Draining,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if ((await database.answers()) && !draining.active) return { status: 'ready' };
    reply.code(503);
    return { status: draining.active ? 'draining' : 'database unavailable' };
  });
}
