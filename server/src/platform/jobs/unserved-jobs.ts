import type { JobName } from './job.js';
import type { QueueState } from './queue-states.js';

/**
 * How many jobs lie in each queue that has none of these names: no process runs them. pg-boss serves its own queues.
 */
export function unservedJobs(
  states: readonly QueueState[],
  served: readonly JobName[],
): Record<string, number> {
  const names = new Set(served.map(({ name }) => name));
  const unserved = states.filter(({ name }) => !names.has(name) && !name.startsWith('__pgboss'));
  const counts = unserved.map(({ name, ready, delayed, active, failed }) => {
    return [name, ready + delayed + active + failed] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
