import type { FastifyInstance } from 'fastify';
import type { DatabaseState, ReadinessProbe } from '../database/connection/readiness-probe.js';
import type { Draining } from './draining.js';

const STATUS: Record<DatabaseState, string> = {
  READY: 'ready',
  UNAVAILABLE: 'database unavailable',
  NEWER: 'database is for a newer version',
};

/** 'ready', or why the process cannot serve now. */
export async function readiness(
  database: Pick<ReadinessProbe, 'state'>,
  draining: Pick<Draining, 'active'>,
): Promise<string> {
  // A busy database takes its time, and a load balancer has little time to see that the process stops.
  if (draining.active) return 'draining';
  const state = await database.state();
  return draining.active ? 'draining' : STATUS[state];
}

/**
 * `/healthz`: the process lives (asks nothing of the database, so a database that is down restarts no process).
 * `/readyz`: it can serve now; 503 while the database does not answer or is for a newer version, or the process is about
 * to stop.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  database: Pick<ReadinessProbe, 'state'>,
  draining: Draining,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const status = await readiness(database, draining);
    if (status !== 'ready') reply.code(503);
    return { status };
  });
}
