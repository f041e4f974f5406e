import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

const MAX_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Runs `work` in one transaction. When PostgreSQL ends it for a deadlock or a serialization failure, the whole of
 * it runs again in a new one (PostgreSQL manual, 13.5), so `work` must change nothing outside the database.
 */
export async function transaction<Result>(
  database: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isTransient(error)) throw error;
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** True when the error is PostgreSQL's refusal to break the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return postgresError(error)?.constraint === constraint;
}

function postgresError(error: unknown): { code?: string; constraint?: string } | undefined {
  return error instanceof Error && 'driverError' in error
    ? (error.driverError as { code?: string; constraint?: string })
    : undefined;
}
