import type { EntityManager } from 'typeorm';

/**
 * Something to do outside the database (a mail, a refund), done after the transaction that asked for it, and again
 * until it succeeds. `Data` is stored: ids rather than content, and never a secret.
 */
export interface Job<Data extends object = object> {
  readonly name: string;
  /** When it is done without being asked for (cron, in UTC); once for all processes, and later where none ran then. */
  readonly schedule?: string;
  /** Only for the type checker: what the job is told. */
  readonly data?: Data;
}

export interface JobSender {
  /** Asks for a job within a transaction: both are kept, or neither. */
  enqueue<Data extends object>(manager: EntityManager, job: Job<Data>, data: Data): Promise<void>;
  /** Asks for many at once. */
  enqueueAll<Data extends object>(
    manager: EntityManager,
    job: Job<Data>,
    data: readonly Data[],
  ): Promise<void>;
}

/** What does a job. It may be called again after it has succeeded, when the process died before that was noted. */
export interface JobHandler {
  job: Job;
  run(data: object): Promise<void>;
}

/** Thrown by a handler where trying again is of no use: the job counts as failed and is kept to be looked at. */
export class NonRetryableError extends Error {}

/** Keeps no job: for what must not reach anybody outside, such as filling a demo. */
export const noJobs: JobSender = { enqueue: async () => {}, enqueueAll: async () => {} };
