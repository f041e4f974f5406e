import { QueryFailedError } from 'typeorm';

/**
 * Of PostgreSQL, or of a pooler: it accepts no connection (53300, class 08), or it ends the open ones (57P01 to 57P03).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const LOSS = /^(57P0[1-3]|53300|08...|E[A-Z_]+)$/;

/** Of Node: the certificate of PostgreSQL is not trusted, has expired, or is of another name. */
const UNTRUSTED = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|ERR_TLS_)/;

/** There was no connection for a statement, which was not sent. */
export class ConnectionLostError extends Error {}

/**
 * Whether an error of pg's, or of pg-boss's, says that there is no connection any more. One that pg noticed itself has no
 * code.
 */
export function isLoss(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof message !== 'string') return false;
  if (code === undefined) return /^Connection terminated/.test(message);
  return LOSS.test(String(code)) || isUntrusted(error);
}

/** Whether there is no connection because the certificate of PostgreSQL cannot be trusted. It does not mend itself. */
export function isUntrusted(error: unknown): boolean {
  return UNTRUSTED.test(String((error as { code?: unknown } | null)?.code));
}

/** Whether an error says that a statement was lost with its connection, or got none. */
export function isLostStatement(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof ConnectionLostError || isLoss(cause);
}
