import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { BusyError } from '../graphql/request-errors.js';
import { noteCommit } from './admission.js';

/** How often a transaction is tried that PostgreSQL ends for a reason that may pass, by its code. */
const MAX_ATTEMPTS: Record<string, number> = {
  /** serialization_failure */
  '40001': 5,
  /** deadlock_detected */
  '40P01': 5,
  /** lock_not_available: two seconds are over by then. */
  '55P03': 2,
};
/** Of our own SQL function roll_back_with. */
const ROLLED_BACK_WITH_OUTCOME = 'TRN01';

/**
 * Runs `work` in one transaction. When PostgreSQL ends it for a deadlock, a serialization failure or a lock that was not
 * to be had, the whole of it runs again in a new one (PostgreSQL manual, 13.5), so `work` must change nothing outside the
 * database.
 * @throws BusyError when that does not help
 */
export function transaction<Result>(
  database: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return retrying(database, (connected) => connected.transaction(work));
}

/**
 * As `transaction`, with a last statement that is sent together with the commit: the locks that it takes are held for
 * as long as PostgreSQL needs, and not for as long as this process is busy with something else. When the last
 * statement fails nothing is stored, since PostgreSQL takes a failed transaction's commit for a rollback. To store
 * nothing it calls the SQL function roll_back_with, whose argument is then the result.
 * @param work gives the last statement as soon as it is asked for
 * @throws BusyError
 */
export function transactionEndingWith<Outcome>(
  database: EntityManager,
  work: (manager: EntityManager) => Promise<{ last: Promise<Outcome> }>,
): Promise<Outcome> {
  return retrying(database, async (connected) => {
    const { last } = await connected.transaction(async (manager) => {
      const ending = await work(manager);
      // It may fail before the commit is answered, when nobody looks at it yet.
      ending.last.catch(() => {});
      return ending;
    });
    return last.catch((error: unknown) => {
      const { code, detail } = postgresError(error) ?? {};
      if (code !== ROLLED_BACK_WITH_OUTCOME) throw error;
      return detail as Outcome;
    });
  });
}

/** All attempts have the same connection: were it given back, requests that come meanwhile would go first. */
async function retrying<Result>(
  database: EntityManager,
  attempt: (connected: EntityManager) => Promise<Result>,
): Promise<Result> {
  if (database.queryRunner) return attempt(database);
  const runner = database.connection.createQueryRunner();
  try {
    for (let attempts = 1; ; attempts++) {
      try {
        const result = await attempt(runner.manager);
        noteCommit();
        return result;
      } catch (error) {
        const maxAttempts = MAX_ATTEMPTS[postgresError(error)?.code ?? ''];
        if (!maxAttempts) throw error;
        if (attempts >= maxAttempts) throw new BusyError({ cause: error });
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

interface PostgresError {
  code?: string;
  constraint?: string;
  detail?: string;
}

function postgresError(error: unknown): PostgresError | undefined {
  return error instanceof Error && 'driverError' in error ? (error.driverError as PostgresError) : undefined;
}
