import { PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { transaction } from '../database/connection/transaction.js';
import type { Log } from '../log.js';
import { JobStore, within } from './job-store.js';
import { findStoredJobs, type JobChoice, type StoredJob } from './stored-job.js';

/** The jobs as an operator handles them, who runs none: the server does. */
export class JobDesk extends JobStore {
  private constructor(
    boss: PgBoss,
    private readonly database: EntityManager,
  ) {
    super(boss);
  }

  /** @param url without a pooler between */
  static async open(url: string, database: EntityManager, log: Log): Promise<JobDesk> {
    const boss = new PgBoss({
      connectionString: url,
      application_name: 'turnout-command',
      max: 1,
      supervise: false,
      schedule: false,
      migrate: false,
    });
    boss.on('error', (err) => log.error({ err }, 'the job queue has a problem'));
    await boss.start();
    return new JobDesk(boss, database);
  }

  /** The jobs of a kind, or the one with an id, that are not done: the oldest first. */
  find(choice: JobChoice): Promise<StoredJob[]> {
    return findStoredJobs(this.database, choice);
  }

  /** Has failed jobs run again, soon. @returns how many they are */
  async retry(choice: JobChoice): Promise<StoredJob[]> {
    const failed = (await this.find(choice)).filter(({ state }) => state === 'failed');
    await this.#eachKind(failed, (name, ids) => this.boss.retry(name, ids));
    return failed;
  }

  /** Deletes jobs that wait or have failed. One that a worker has begun goes on. @returns those that are deleted */
  drop(choice: JobChoice): Promise<StoredJob[]> {
    return transaction(this.database, async (manager) => {
      const idle = await findStoredJobs(manager, choice, 'FOR UPDATE SKIP LOCKED');
      const dropped = idle.filter(({ state }) => state !== 'active');
      await this.#eachKind(dropped, (name, ids) => this.boss.deleteJob(name, ids, { db: within(manager) }));
      return dropped;
    });
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false });
  }

  async #eachKind(
    jobs: readonly StoredJob[],
    act: (name: string, ids: string[]) => Promise<unknown>,
  ): Promise<void> {
    for (const [name, ofKind] of Map.groupBy(jobs, (job) => job.name)) {
      await act(
        name,
        ofKind.map(({ id }) => id),
      );
    }
  }
}
