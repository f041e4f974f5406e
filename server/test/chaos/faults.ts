import { StripeSide } from '../payments/stripe-side.js';
import { control } from '../support/sandbox.js';
import type { TestDatabase } from '../support/test-database.js';
import type { TwoServers } from './two-servers.js';

/** How many operations lie between one fault of a kind and the next. By number, not by time: a fast machine has as many. */
const OPERATIONS_PER = { kill: 25, crash: 150, service: 20 };

/** The faults while a run's operations are done, each kind on its own. */
export class Faults {
  readonly counts = { postgresCrashes: 0, serviceFaults: 0 };
  readonly #kinds: FaultKind[];

  constructor(servers: TwoServers, database: TestDatabase) {
    const serviceFaults = serviceFaultsOf(servers);
    this.#kinds = [
      new FaultKind(OPERATIONS_PER.kill, (turn) => servers.kill(turn % 2)),
      new FaultKind(OPERATIONS_PER.crash, async () => {
        if (await crashPostgres(database)) this.counts.postgresCrashes++;
      }),
      // The sandbox is away for a moment when the process that runs it is killed: then the fault is left out.
      new FaultKind(OPERATIONS_PER.service, async (turn) => {
        await serviceFaults[turn % serviceFaults.length]?.().then(
          () => this.counts.serviceFaults++,
          () => {},
        );
      }),
    ];
  }

  /** Begins what is due after so many operations. It waits for a fault of the same kind that is not over yet. */
  async after(operations: number): Promise<void> {
    for (const kind of this.#kinds) await kind.after(operations);
  }

  /** Resolves when all faults that were begun are over: both processes run. */
  async areOver(): Promise<void> {
    await Promise.all(this.#kinds.map((kind) => kind.last));
  }
}

class FaultKind {
  last: Promise<unknown> = Promise.resolve();
  #turn = 0;

  constructor(
    private readonly interval: number,
    private readonly cause: (turn: number) => Promise<unknown>,
  ) {}

  async after(operations: number): Promise<void> {
    if (operations % this.interval !== 0) return;
    const before = this.last;
    this.last = before.then(() => this.cause(this.#turn++));
    await before;
  }
}

function serviceFaultsOf({ sandbox }: TwoServers): (() => Promise<unknown>)[] {
  const stripe = new StripeSide(sandbox);
  const plan = (service: string, next: number, how: string, on?: string) =>
    control(sandbox, 'POST', '/failures', { service, next, how, ...(on && { on }) });
  return [
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
}

/** Kills one of its backends: PostgreSQL then ends all connections, and recovers from its log as after a crash. */
async function crashPostgres(database: TestDatabase): Promise<boolean> {
  const [backend] = await database
    .query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND datname = current_database() AND pid <> pg_backend_pid() LIMIT 1`,
    )
    .catch(() => []);
  return backend !== undefined && kill(backend.pid);
}

/** @returns false where the process has ended by itself since it was found */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Ends all faults: late webhooks arrive, the services work. */
export async function endFaults({ sandbox }: TwoServers): Promise<void> {
  const stripe = new StripeSide(sandbox);
  await stripe.recover();
  await stripe.webhooks('normal');
  await stripe.release('reverse');
}
