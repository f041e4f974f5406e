import { PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Log } from '../log.js';
import { type Job, type JobName, type JobSender, NonRetryableError, runJob } from './job.js';

/** Seconds. Twelve more tries with gaps that double from half a minute: the last comes about a day after the first. */
const RETRY = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 60 * 60 };

/**
 * Seconds. A job whose worker has not been heard of for this long is given to another, after the gap of a failed try:
 * a worker that dies in a job's first try delays it by 10 + 10 + 60 seconds at most.
 */
const HEARTBEAT = 10;
const MONITOR_INTERVAL = 10;

const QUEUE = { ...RETRY, heartbeatSeconds: HEARTBEAT };

/** Jobs of one kind done at the same time by one process; other kinds do not wait for them. */
const AT_A_TIME = 2;

const WORKER = { localConcurrency: AT_A_TIME, pollingIntervalSeconds: 1 };

/**
 * Jobs, stored in the product's own database (pg-boss), so that they are asked for in the transaction of their cause
 * and outlive the process. Each kind has a queue of its own: one slow service holds up nothing but itself.
 */
export class JobQueue implements JobSender {
  readonly #boss: PgBoss;

  constructor(
    url: string,
    private readonly log: Log,
  ) {
    this.#boss = new PgBoss({
      connectionString: url,
      application_name: 'turnout-jobs',
      max: 4,
      superviseIntervalSeconds: MONITOR_INTERVAL,
      monitorIntervalSeconds: MONITOR_INTERVAL,
    });
    this.#boss.on('error', (err) => this.log.error({ err }, 'the job queue has a problem'));
  }

  /** Makes the queues that are missing, with the settings of this version. Jobs can be asked for from then on. */
  async open(jobs: readonly JobName[]): Promise<void> {
    await this.#boss.start();
    for (const { name, schedule } of jobs) {
      await this.#boss.createQueue(name, QUEUE);
      await this.#boss.updateQueue(name, QUEUE);
      if (schedule) await this.#boss.schedule(name, schedule, {}, { missed: 'once' });
    }
  }

  /** Runs the jobs, from now until `close`. */
  async startWorkers<Context>(jobs: readonly Job<Context>[], context: Context): Promise<void> {
    for (const job of jobs) {
      await this.#boss.work(job.name, WORKER, async ([found]: { id: string; data: object }[]) => {
        if (found) return this.#attempt(job, found.id, () => runJob(job, context, found.data));
      });
    }
  }

  /** An error makes the queue try again later. The result is stored with the job. */
  async #attempt({ name }: JobName, jobId: string, run: () => Promise<void>): Promise<object | undefined> {
    try {
      await run();
      this.log.info({ job: name, jobId }, 'job done');
    } catch (err) {
      if (!(err instanceof NonRetryableError)) {
        this.log.warn({ err, job: name, jobId }, 'job failed, and will be tried again');
        throw err;
      }
      this.log.error({ err, job: name, jobId }, 'job failed for good');
      return { failedForGood: err.message };
    }
  }

  async enqueue<Data extends object>(manager: EntityManager, job: JobName<Data>, data: Data): Promise<void> {
    await this.#boss.send(job.name, data, { db: within(manager) });
  }

  async enqueueAll<Data extends object>(
    manager: EntityManager,
    job: JobName<Data>,
    all: readonly Data[],
  ): Promise<void> {
    if (all.length > 0)
      await this.#boss.insert(
        job.name,
        all.map((data) => ({ data })),
        { db: within(manager) },
      );
  }

  /** Lets the jobs that are under way finish, for at most ten seconds; the others stay for the next process. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }
}

function within(manager: EntityManager) {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      if (!manager.queryRunner?.isTransactionActive) throw new Error('Jobs are asked for in a transaction');
      const { records } = await manager.queryRunner.query(text, values, true);
      return { rows: records };
    },
  };
}
