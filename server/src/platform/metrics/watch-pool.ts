import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { PoolObserver } from '../database/connection/connection-pool.js';
import { DURATIONS } from './durations.js';

/** The values of the pool that each request for the metrics reads. */
interface WatchedPool {
  observer: PoolObserver;
  readonly waiting: number;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly max: number;
}

/** Measures how long one pool's connections are waited for, and how many there are. */
export function watchPool(registry: Registry, pool: WatchedPool): void {
  const wait = new Histogram({
    name: 'db_client_connection_wait_time_seconds',
    help: 'How long requests and jobs waited for a connection to the database.',
    buckets: DURATIONS,
    registers: [registry],
  });
  const timeouts = new Counter({
    name: 'db_client_connection_timeouts_total',
    help: 'Requests and jobs for which no connection to the database was free in time.',
    registers: [registry],
  });
  pool.observer = { waited: (seconds) => wait.observe(seconds), refused: () => timeouts.inc() };
  const gauge = (name: string, help: string, value: () => number) => {
    const it: Gauge = new Gauge({ name, help, registers: [registry], collect: () => it.set(value()) });
  };
  gauge(
    'db_client_connection_pending_requests',
    'How many wait for a connection to the database.',
    () => pool.waiting,
  );
  gauge('db_client_connection_max', 'How many connections to the database may be open.', () => pool.max);
  const connections: Gauge<'state'> = new Gauge({
    name: 'db_client_connection_count',
    help: 'Open connections to the database.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    },
  });
}
