import type { EntityManager } from 'typeorm';
import { databaseOf } from '../database.js';
import { postgresError } from './postgres-error.js';

/** `Database.transaction`, or a part of the transaction that `database` is in. */
export function transaction<Result>(
  database: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  if (database.queryRunner) return database.transaction(work);
  return databaseOf(database.connection).transaction(work);
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
