import { countBy } from 'es-toolkit/array/countBy';
import { type Job as FetchedJob, PgBoss } from 'pg-boss';
import { isOutage, OutageLog } from '../database/connection/outage.js';
import { isShortage, ShortageLog } from '../database/connection/shortage.js';
import type { Log } from '../log.js';
import { attemptJob, type JobObserver } from './attempt-job.js';
import { type Job, type JobName, runJob } from './job.js';
import { JobStore } from './job-store.js';
import { letRequestsGoFirst } from './let-requests-go-first.js';
import { prepareQueues } from './prepare-queues.js';
import { APPLICATION_NAME, BATCH_SIZE, INTERVALS, PLANNER, WORKER, WORKERS } from './queue-settings.js';
import { QueueWatch } from './queue-watch.js';
import { type ScheduleState, scheduleStates } from './schedule-states.js';
import { unservedJobs } from './unserved-jobs.js';

/** The warning of pg-boss about a job that runs beyond its limit. */
interface Overrun {
  type: string;
  queue: string;
  jobs: string[];
  expireInSeconds: number;
}

/**
 * Jobs, stored in the product's own database (pg-boss), so that they are asked for in the transaction of their cause
 * and outlive the process. Each kind has a queue of its own: one slow service holds up nothing but itself.
 */
export class JobQueue extends JobStore {
  readonly #watch: QueueWatch;
  readonly #running = new Set<FetchedJob>();
  /** For the statements of requests too: one line is enough for both. */
  readonly shortageLog: ShortageLog;

  constructor(
    url: string,
    private readonly log: Log,
    private readonly observe: JobObserver = () => {},
    private readonly areRequestsWaiting: () => boolean = () => false,
  ) {
    super(
      new PgBoss({
        connectionString: url,
        application_name: APPLICATION_NAME,
        max: 4,
        options: PLANNER,
        ...INTERVALS,
      }),
    );
    // It asks the database once a second, so it is the first to notice that this is away, and that it is back.
    const outage = new OutageLog(log);
    this.shortageLog = new ShortageLog(log);
    const report = (err: unknown) => {
      if (isShortage(err)) this.shortageLog.note(err);
      else if (isOutage(err)) outage.isAway(err);
      else this.log.error({ err }, 'the job queue has a problem');
    };
    this.boss.on('error', report);
    this.boss.on('warning', ({ data }: { data: Partial<Overrun> }) => {
      if (data.type !== 'handler_overrun') return;
      const { queue: job, jobs: jobIds, expireInSeconds: seconds } = data;
      this.log.error({ job, jobIds, seconds }, 'a job runs for too long, and another may begin beside it');
    });
    this.#watch = new QueueWatch(this.boss, { failed: report, answered: () => outage.answers() });
  }

  /** Makes the queues that are missing, with the settings of this version. Jobs can be asked for from then on. */
  async open(jobs: readonly JobName[]): Promise<void> {
    await this.boss.start();
    await prepareQueues(this.boss, jobs);
    const unserved = unservedJobs(await this.states(), jobs);
    if (Object.keys(unserved).length > 0)
      this.log.warn({ jobs: unserved }, 'jobs lie in queues that this version does not serve');
  }

  /**
   * Runs the jobs, from now until `close`.
   * @param contextOfBatch for jobs that run at the same time, so that they can read together
   */
  async startWorkers<Context>(jobs: readonly Job<Context>[], contextOfBatch: () => Context): Promise<void> {
    for (const job of jobs) {
      const options = { ...WORKER, batchSize: job.batchSize ?? BATCH_SIZE };
      const runBatch = async (batch: FetchedJob[]) => {
        await letRequestsGoFirst(this.areRequestsWaiting);
        const context = contextOfBatch();
        const attempt = (each: FetchedJob) => {
          this.#running.add(each);
          const run = () => runJob(job, context, each.data);
          const ended = attemptJob({ log: this.log, observe: this.observe }, each, run);
          return ended.finally(() => this.#running.delete(each));
        };
        return Promise.all(batch.map(attempt));
      };
      for (let worker = 0; worker < (job.workers ?? WORKERS); worker++) {
        this.#watch.add(job.name, await this.boss.work(job.name, options, runBatch));
      }
    }
    void this.#watch.run();
  }

  /** When each job by the clock was done last, by one statement. */
  schedules(): Promise<ScheduleState[]> {
    return scheduleStates(this.boss.getDb());
  }

  /** Lets the jobs that are under way finish, for at most ten seconds; the others stay for the next process. */
  async close(): Promise<void> {
    this.#watch.stop();
    await this.boss.stop({ graceful: true, timeout: 10_000 });
    if (this.#running.size === 0) return;
    const jobs = countBy([...this.#running], ({ name }) => name);
    this.log.info({ jobs }, 'jobs are cut off, and stay for the next process');
  }
}
