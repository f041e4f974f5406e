import type { PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { JobName, JobSender } from './job.js';
import { type QueueState, queueStates } from './queue-states.js';

/** One `deleteAllWith` deletes at most so many jobs. */
const MAX_FOUND = 10_000;

/** Jobs as they are stored, whether this process runs any of them or not. */
export abstract class JobStore implements JobSender {
  constructor(protected readonly boss: PgBoss) {}

  async enqueue<Data extends object>(manager: EntityManager, job: JobName<Data>, data: Data): Promise<void> {
    await this.boss.send(job.name, data, { db: within(manager) });
  }

  async enqueueIn<Data extends object>(
    manager: EntityManager,
    job: JobName<Data>,
    data: Data,
    seconds: number,
  ): Promise<void> {
    // A number counts from the database's own time, which no difference between the clocks of processes changes.
    await this.boss.send(job.name, data, { db: within(manager), startAfter: seconds });
  }

  async enqueueAll<Data extends object>(
    manager: EntityManager,
    job: JobName<Data>,
    all: readonly Data[],
  ): Promise<void> {
    if (all.length > 0)
      await this.boss.insert(
        job.name,
        all.map((data) => ({ data })),
        { db: within(manager) },
      );
  }

  async deleteAllWith(manager: EntityManager, { name }: JobName, data: object): Promise<void> {
    const db = within(manager);
    const found = await this.boss.findJobs(name, { data, db, limit: MAX_FOUND });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await this.boss.deleteJob(name, ids, { db });
  }

  /** How many jobs of each queue wait, run or have failed, by one statement. */
  states(): Promise<QueueState[]> {
    return queueStates(this.boss.getDb());
  }
}

export function within(manager: EntityManager) {
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      if (!manager.queryRunner?.isTransactionActive) throw new Error('Jobs are asked for in a transaction');
      const { records } = await manager.queryRunner.query(text, values, true);
      return { rows: records };
    },
  };
}
