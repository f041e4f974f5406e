import { QueryFailedError } from 'typeorm';

/**
 * Of PostgreSQL, or of a pooler: it accepts no connection (53300, class 08), or it ends the open ones (57P01 to 57P03).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const LOSS = /^(57P0[1-3]|53300|08...|E[A-Z_]+)$/;

/** A connection was lost before the next statement of its query runner. */
export class ConnectionLostError extends Error {}

/**
 * Whether an error of pg's, or of pg-boss's, says that there is no connection any more. One that pg noticed itself has no
 * code.
 */
export function isLoss(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof message !== 'string') return false;
  return code === undefined ? /^Connection terminated/.test(message) : LOSS.test(String(code));
}

/** Whether an error says that a statement was lost with its connection, or got none. */
export function isLostStatement(error: unknown): boolean {
  return (
    error instanceof ConnectionLostError ||
    isLoss(error instanceof QueryFailedError ? error.driverError : error)
  );
}
