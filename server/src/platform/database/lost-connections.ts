import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { errorOfWaiting } from './request-state.js';

/**
 * Of PostgreSQL, or of a pooler: no connection is to be had (53300, class 08), or those that there are end (57P01 to 57P03).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const LOSS = /^(57P0[1-3]|53300|08...|E[A-Z_]+)$/;

/** Whether an error of pg's says that there is no connection any more. One that it noticed itself has no code. */
export function isLoss(error: unknown): boolean {
  const { code } = error as { code?: string };
  return (
    error instanceof Error &&
    (code === undefined ? /^Connection terminated/.test(error.message) : LOSS.test(code))
  );
}

/** What reads, or undoes, or begins: when it is lost nothing has been changed. */
const HARMLESS = /^\s*(SELECT|START TRANSACTION|SAVEPOINT|ROLLBACK)\b/i;

/**
 * A data source in front of a database that may go away for a while. Whoever asks meanwhile is told to come again, if it is
 * certain that nothing was stored: what is not is the loss of a COMMIT, and of a change outside of any transaction.
 */
export class ForgivingDataSource extends DataSource {
  override createQueryRunner(...of: Parameters<DataSource['createQueryRunner']>): QueryRunner {
    const runner = super.createQueryRunner(...of);
    const query = runner.query.bind(runner) as (...request: unknown[]) => Promise<never>;
    runner.query = async (...request: unknown[]) => {
      try {
        return await query(...request);
      } catch (error) {
        const wasSent = error instanceof QueryFailedError;
        if (!isLoss(wasSent ? error.driverError : error)) throw error;
        const isCertain = !wasSent || isWithoutEffect(String(request[0]), runner);
        throw isCertain ? errorOfWaiting(error) : error;
      }
    };
    return runner;
  }
}

function isWithoutEffect(statement: string, { isTransactionActive }: QueryRunner): boolean {
  return isTransactionActive ? statement !== 'COMMIT' : HARMLESS.test(statement);
}
