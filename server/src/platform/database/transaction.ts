import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

const MAX_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
/** Of our own SQL function roll_back_with. */
const ROLLED_BACK_WITH_OUTCOME = 'TRN01';

/**
 * Runs `work` in one transaction. When PostgreSQL ends it for a deadlock or a serialization failure, the whole of
 * it runs again in a new one (PostgreSQL manual, 13.5), so `work` must change nothing outside the database.
 */
export function transaction<Result>(
  database: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return retrying(() => database.transaction(work));
}

/**
 * As `transaction`, with a last statement that is sent together with the commit: the locks that it takes are held for
 * as long as PostgreSQL needs, and not for as long as this process is busy with something else. When the last
 * statement fails nothing is stored, since PostgreSQL takes a failed transaction's commit for a rollback. To store
 * nothing it calls the SQL function roll_back_with, whose argument is then the result.
 * @param work gives the last statement as soon as it is asked for
 */
export function transactionEndingWith<Outcome>(
  database: EntityManager,
  work: (manager: EntityManager) => Promise<{ last: Promise<Outcome> }>,
): Promise<Outcome> {
  return retrying(async () => {
    const { last } = await database.transaction(async (manager) => {
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

async function retrying<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !isTransient(error)) throw error;
      await delay(Math.random() * 10 * 2 ** attempts);
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
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
