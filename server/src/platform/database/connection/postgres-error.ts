import { QueryFailedError } from 'typeorm';

/** What PostgreSQL says of a statement that it has refused. */
export interface PostgresError {
  code?: string;
  constraint?: string;
}

/** Undefined for errors that do not come from a statement. */
export function postgresError(error: unknown): PostgresError | undefined {
  return error instanceof QueryFailedError ? error.driverError : undefined;
}
