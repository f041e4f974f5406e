import { setInterval } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

/** Milliseconds. */
const INTERVAL = 1_000;

/**
 * In pg-boss's own index of what may be fetched (job_i11). PostgreSQL makes a join of an EXISTS, which would read all jobs
 * that wait: 60 ms for 50,000 of them.
 */
const READY = `
  SELECT name FROM unnest($1::text[]) AS queue (name)
  WHERE (
    SELECT true FROM pgboss.job
    WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now() LIMIT 1
  )`;

/**
 * Looks at all queues once a second, with one statement, and wakes the workers of those in which a job is ready. Were
 * each worker to look by itself, an idle process would make a transaction a second for each of them.
 */
export class QueueWatch {
  readonly #workers = new Map<string, string[]>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly boss: Pick<PgBoss, 'getDb' | 'notifyWorker'>,
    private readonly observer: { answered(): void; failed(error: unknown): void },
  ) {}

  add(queue: string, workerId: string): void {
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), workerId]);
  }

  async run(): Promise<void> {
    const { signal } = this.#stopping;
    try {
      for await (const _ of setInterval(INTERVAL, undefined, { signal, ref: false })) {
        await this.#wakeWorkers().then(this.observer.answered, this.observer.failed);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #wakeWorkers(): Promise<void> {
    const { rows } = await this.boss.getDb().executeSql(READY, [[...this.#workers.keys()]]);
    for (const { name } of rows) {
      for (const workerId of this.#workers.get(name) ?? []) this.boss.notifyWorker(workerId);
    }
  }
}
