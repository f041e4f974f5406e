import type { CountedLoad } from './load.js';
import { postgresTime } from './postgres-time.js';
import { processStat } from './process-stat.js';
import type { Load } from './rounds.js';

/** A load with what each of its requests cost the server, and PostgreSQL. Only Linux tells it. */
export async function withCost(
  databaseUrl: string,
  pid: number,
  work: () => Promise<CountedLoad>,
): Promise<Load> {
  if (process.platform !== 'linux') return work();
  const times = async () => ({ postgres: await postgresTime(databaseUrl), server: processStat(pid).used });
  const before = await times();
  const load = await work();
  const after = await times();
  const server = (after.server - before.server) / load.count;
  return { ...load, cost: { server, both: server + (after.postgres - before.postgres) / load.count } };
}
