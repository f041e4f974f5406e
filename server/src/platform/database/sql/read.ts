import type { EntityManager } from 'typeorm';
import { databaseOf } from '../database.js';

/** The rows that a SELECT finds, by `Database.read` or in the transaction that `database` is in. */
export function read<Row extends object>(
  database: EntityManager,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  if (database.queryRunner) return database.query<Row[]>(sql, values);
  return databaseOf(database.connection).read<Row>(sql, values);
}
