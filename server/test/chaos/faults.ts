import { setTimeout as delay } from 'node:timers/promises';
import { StripeSide } from '../payments/stripe-side.js';
import { control } from '../support/sandbox.js';
import type { TestDatabase } from '../support/test-database.js';
import type { TwoServers } from './two-servers.js';

/** Milliseconds from one fault of a kind to the next. */
const KILL_INTERVAL = 2_000;
const POSTGRES_INTERVAL = 30_000;
const SERVICE_INTERVAL = 3_000;

/** What goes wrong while `isOver` is false, each kind on its own; resolves when all have ended. */
export async function causeFaults({
  servers,
  database,
  isOver,
}: {
  servers: TwoServers;
  database: TestDatabase;
  isOver: () => boolean;
}): Promise<{ postgresRestarts: number }> {
  const stripe = new StripeSide(servers.sandbox);
  let postgresRestarts = 0;
  const every = async (interval: number, fault: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver(); turn++) {
      await delay(interval);
      if (!isOver()) await fault(turn);
    }
  };
  const plan = (service: string, next: number, how: string, on?: string) =>
    control(servers.sandbox, 'POST', '/failures', { service, next, how, ...(on && { on }) });
  const serviceFaults = [
    () => stripe.webhooks('drop'),
    () => plan('postmark', 5, '500'),
    () => stripe.webhooks('double'),
    () => plan('stripe', 1, 'timeout-after', 'payment_intents.create'),
    () => stripe.webhooks('reorder'),
    () => plan('postmark', 1, 'timeout'),
    () => plan('stripe', 2, 'half', 'refunds.create'),
    () => stripe.webhooks('hold'),
    () => plan('stripe', 2, '503', 'payment_intents.retrieve'),
    () => stripe.webhooks('normal'),
    () => plan('stripe', 1, 'garbage', 'refunds.create'),
  ];
  await Promise.all([
    every(KILL_INTERVAL, (turn) => servers.kill(turn % 2)),
    every(POSTGRES_INTERVAL, async () => {
      await crashPostgres(database);
      postgresRestarts++;
    }),
    // The sandbox is away for a moment when the process that runs it is killed.
    every(
      SERVICE_INTERVAL,
      (turn) => serviceFaults[turn % serviceFaults.length]?.().catch(() => {}) ?? Promise.resolve(),
    ),
  ]);
  return { postgresRestarts };
}

/** Kills one of its backends: PostgreSQL then ends all connections, and recovers from its log as after a crash. */
async function crashPostgres(database: TestDatabase): Promise<void> {
  const [backend] = await database
    .query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND datname = current_database() AND pid <> pg_backend_pid() LIMIT 1`,
    )
    .catch(() => []);
  if (backend) process.kill(backend.pid, 'SIGKILL');
}

/** Ends all faults: late webhooks arrive, the services work. */
export async function endFaults({ sandbox }: TwoServers): Promise<void> {
  const stripe = new StripeSide(sandbox);
  await stripe.recover();
  await stripe.webhooks('normal');
  await stripe.release('reverse');
}
