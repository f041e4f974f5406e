import type { EntityManager } from 'typeorm';
import type { z } from 'zod';

/**
 * Background work: it runs after the transaction that asks for it, and again until it succeeds. It may run again after
 * it has succeeded, when the process died before that was noted.
 */
export interface Job<Context, Data extends object = object> extends JobName<Data> {
  run(context: Context, data: Data): Promise<void>;
  /** How many one worker runs at the same time, if not ten. */
  readonly batchSize?: number;
  /** How many workers a process has for it, if not two: a worker waits for the slowest of its jobs. */
  readonly workers?: number;
}

/** The part of a job that a caller needs to ask for it. */
export interface JobName<Data extends object = object> {
  readonly name: string;
  /** `Data` is stored: ids rather than content, and never a secret. Read back, it may be of an older version. */
  readonly schema: z.ZodType<Data>;
  /** When it runs without being asked for (cron, in UTC): once for all processes, and later where none ran then. */
  readonly schedule?: string;
}

export interface JobSender {
  /** Asks for a job within a transaction: both are stored, or neither. */
  enqueue<Data extends object>(manager: EntityManager, job: JobName<Data>, data: Data): Promise<void>;
  /** Asks for a job that does not run before this many seconds have passed. */
  enqueueIn<Data extends object>(
    manager: EntityManager,
    job: JobName<Data>,
    data: Data,
    seconds: number,
  ): Promise<void>;
  /** Asks for many jobs of one kind at once. */
  enqueueAll<Data extends object>(
    manager: EntityManager,
    job: JobName<Data>,
    data: readonly Data[],
  ): Promise<void>;
  /** Deletes the jobs of one kind whose data contain these, the finished ones too, within a transaction. */
  deleteAllWith(manager: EntityManager, job: JobName, data: object): Promise<void>;
}

/** Thrown by a job that must not run again: it counts as failed and stays stored for somebody to look at. */
export class NonRetryableError extends Error {}

/**
 * Runs a job with data as it was stored.
 * @throws NonRetryableError when the data do not fit the job's schema
 */
export async function runJob<Context, Data extends object>(
  job: Job<Context, Data>,
  context: Context,
  stored: unknown,
): Promise<void> {
  const data = job.schema.safeParse(stored);
  // Not the parser's own message: it may repeat what was stored.
  if (!data.success) {
    const fields = data.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new NonRetryableError(`The stored data of ${job.name} do not fit its schema: ${fields}`);
  }
  await job.run(context, data.data);
}

/** Stores no job: for what must not reach anybody outside, such as filling a demo. */
export const noJobs: JobSender = {
  enqueue: async () => {},
  enqueueIn: async () => {},
  enqueueAll: async () => {},
  deleteAllWith: async () => {},
};
