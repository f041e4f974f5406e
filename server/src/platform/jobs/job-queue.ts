import { type JobResult, PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Log } from '../log.js';
import { type Job, type JobName, type JobSender, NonRetryableError, runJob } from './job.js';
import { QueueWatch } from './queue-watch.js';

/** Seconds. Twelve more tries with gaps that double from half a minute: the last comes about a day after the first. */
const RETRY = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 60 * 60 };

/**
 * Seconds. A job whose worker has not been heard of for this long is given to another, after the gap of a failed try:
 * a worker that dies in a job's first try delays it by 10 + 10 + 60 seconds at most.
 */
const HEARTBEAT = 10;
const MONITOR_INTERVAL = 10;

/** Seconds. The data of a job may name people, so a job is deleted within a day of its end. */
const DELETED_AFTER = 12 * 60 * 60;
const MAINTENANCE_INTERVAL = 60 * 60;

const QUEUE = { ...RETRY, heartbeatSeconds: HEARTBEAT, deleteAfterSeconds: DELETED_AFTER };

/** Seconds between the rounds of pg-boss's features that the product does not use. */
const UNUSED = { flowIntervalSeconds: 60 * 60, bamIntervalSeconds: 60 * 60 };

/** Seconds in which a job that is due by its schedule may be late. */
const SCHEDULE_INTERVAL = 30;

/** One `deleteAllWith` deletes at most so many jobs. */
const MAX_FOUND = 10_000;

/** Of each kind one process has two workers, each with so many jobs at a time. Other kinds do not wait for them. */
const WORKERS = 2;
const BATCH_SIZE = 10;

const WORKER = {
  perJobResults: true,
  burstWhenBatchFull: true,
  /** Seconds. QueueWatch wakes the workers long before. */
  pollingIntervalSeconds: 300,
} as const;

/**
 * Jobs, stored in the product's own database (pg-boss), so that they are asked for in the transaction of their cause
 * and outlive the process. Each kind has a queue of its own: one slow service holds up nothing but itself.
 */
export class JobQueue implements JobSender {
  readonly #boss: PgBoss;
  readonly #watch: QueueWatch;

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
      maintenanceIntervalSeconds: MAINTENANCE_INTERVAL,
      cronWorkerIntervalSeconds: SCHEDULE_INTERVAL,
      ...UNUSED,
    });
    const report = (err: unknown) => this.log.error({ err }, 'the job queue has a problem');
    this.#boss.on('error', report);
    this.#watch = new QueueWatch(this.#boss, report);
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
      const options = { ...WORKER, batchSize: job.batchSize ?? BATCH_SIZE };
      const runBatch = (batch: { id: string; data: object }[]) =>
        Promise.all(batch.map(({ id, data }) => this.#attempt(job, id, () => runJob(job, context, data))));
      for (let worker = 0; worker < WORKERS; worker++) {
        this.#watch.add(job.name, await this.#boss.work(job.name, options, runBatch));
      }
    }
    void this.#watch.run();
  }

  /** A job that failed is tried again later, unless it is of no use. */
  async #attempt({ name }: JobName, id: string, run: () => Promise<void>): Promise<JobResult> {
    try {
      await run();
      this.log.info({ job: name, jobId: id }, 'job done');
      return { id, status: 'completed' };
    } catch (err) {
      if (!(err instanceof NonRetryableError)) {
        this.log.warn({ err, job: name, jobId: id }, 'job failed, and will be tried again');
        return { id, status: 'failed', output: outputOf(err) };
      }
      this.log.error({ err, job: name, jobId: id }, 'job failed for good');
      return { id, status: 'deadletter', output: { failedForGood: err.message } };
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

  async deleteAllWith(manager: EntityManager, { name }: JobName, data: object): Promise<void> {
    const db = within(manager);
    const found = await this.#boss.findJobs(name, { data, db, limit: MAX_FOUND });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await this.#boss.deleteJob(name, ids, { db });
  }

  /** Lets the jobs that are under way finish, for at most ten seconds; the others stay for the next process. */
  async close(): Promise<void> {
    this.#watch.stop();
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }
}

/** What is stored of a failure. Not the whole error: a failed statement's has its values, which may be a person's. */
function outputOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, message, code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  return { name, message, code, statusCode };
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
