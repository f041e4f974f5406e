import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { BusyError } from '../../errors/request-errors.js';
import { noteCommit } from '../admission/request-state.js';

/** How often a transaction is tried that PostgreSQL ends for a reason that may pass, by its code: what it did is undone. */
const MAX_ATTEMPTS: Record<string, number> = {
  /** serialization_failure */
  '40001': 5,
  /** deadlock_detected */
  '40P01': 5,
  /** lock_not_available: two seconds are over by then. */
  '55P03': 2,
  /** query_canceled: five seconds are over by then. */
  '57014': 1,
};

/**
 * Runs `work` in one transaction. When PostgreSQL ends it for a deadlock, a serialization failure or a lock that was
 * not to be had, the whole of it runs again in a new one (PostgreSQL manual, 13.5), so `work` must change nothing
 * outside the database. All attempts have the same connection: if it was given back, requests that come meanwhile
 * would go first.
 * @throws BusyError when that does not help
 */
export async function transaction<Result>(
  database: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  if (database.queryRunner) return database.transaction(work);
  const runner = database.connection.createQueryRunner();
  try {
    for (let attempts = 1; ; attempts++) {
      try {
        const result = await runner.manager.transaction(work);
        noteCommit();
        return result;
      } catch (error) {
        const maxAttempts = MAX_ATTEMPTS[postgresError(error)?.code ?? ''];
        if (!maxAttempts) throw error;
        if (attempts >= maxAttempts || runner.isReleased) throw new BusyError({ cause: error });
        await delay(Math.random() * 10 * 2 ** attempts);
      }
    }
  } finally {
    await runner.release();
  }
}

/** True when the error is PostgreSQL's rejection to break the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return postgresError(error)?.constraint === constraint;
}

/** True when PostgreSQL has rejected what a row holds: another row may be in order (classes 22 and 23 of its error codes). */
export function isRejectedRow(error: unknown): boolean {
  return /^2[23]/.test(postgresError(error)?.code ?? '');
}

/** True when PostgreSQL has ended a statement because it, or a lock that it waited for, took too long: it did nothing. */
export function isTimeOut(error: unknown): boolean {
  return ['55P03', '57014'].includes(postgresError(error)?.code ?? '');
}

interface PostgresError {
  code?: string;
  constraint?: string;
}

function postgresError(error: unknown): PostgresError | undefined {
  return error instanceof Error && 'driverError' in error ? (error.driverError as PostgresError) : undefined;
}
