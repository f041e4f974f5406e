import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { errorOfWaiting, hasCommitted } from '../admission/request-state.js';
import { ConnectionLostError, isLostStatement } from './connection-loss.js';
import { isShortage, type ShortageLog } from './shortage.js';

/** Statements that undo or begin, or read: when one is lost nothing has been changed. */
const UNDOES_OR_BEGINS = /^\s*(START TRANSACTION|SAVEPOINT|ROLLBACK)\b/i;
const READS = /^\s*(SELECT\b|WITH\b(?!.*\b(INSERT|UPDATE|DELETE|MERGE)\b))/is;

/**
 * Makes a change that may be lost or made twice without harm, such as a count or the time of the last use. When the
 * connection is lost the request is refused as BUSY, although it is not known whether the change was stored.
 */
export async function repeatable<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw isLostStatement(error) ? errorOfWaiting(error) : error;
  }
}

/**
 * A data source for a database that may be away for a while. A request meanwhile is refused as BUSY where it is certain
 * that nothing was stored. It is not certain when a COMMIT, or a change outside of any transaction, is lost. When a request
 * has stored something, the reads for its answer are repeated once the database is back. A statement for which PostgreSQL has
 * too few resources has stored nothing for certain, a COMMIT too.
 */
export class ForgivingDataSource extends DataSource {
  /** Without one, shortages are not logged. */
  shortageLog: ShortageLog | undefined;

  /** With a runner whose connection is lost, as the runner does. */
  override async query<Result>(text: string, values?: unknown[], runner?: QueryRunner): Promise<Result> {
    return runner && isLost(runner) ? runner.query(text, values) : super.query(text, values, runner);
  }

  override createQueryRunner(...of: Parameters<DataSource['createQueryRunner']>): QueryRunner {
    const runner = super.createQueryRunner(...of);
    const query = runner.query.bind(runner) as (...request: unknown[]) => Promise<never>;
    const release = runner.release.bind(runner);
    runner.release = () => {
      ended.add(runner);
      return release();
    };
    runner.query = async (...request: unknown[]) => {
      try {
        if (isLost(runner)) throw new ConnectionLostError('The connection was lost before the statement');
        return await query(...request);
      } catch (error) {
        if (isShortage(error)) {
          this.shortageLog?.note(error);
          throw errorOfWaiting(error);
        }
        if (!isLostStatement(error)) throw error;
        const [statement] = request as [string];
        if (hasCommitted() && !runner.isTransactionActive && READS.test(statement)) {
          return this.#readAgain(of, request);
        }
        const isCertain = !(error instanceof QueryFailedError) || isWithoutEffect(statement, runner);
        throw isCertain ? errorOfWaiting(error) : error;
      }
    };
    return runner;
  }

  /** Once: a new connection is waited for (see the pool). */
  async #readAgain(of: Parameters<DataSource['createQueryRunner']>, request: unknown[]): Promise<never> {
    const runner = super.createQueryRunner(...of);
    try {
      return await (runner.query as (...again: unknown[]) => Promise<never>)(...request);
    } finally {
      await runner.release();
    }
  }
}

/** Query runners that their users released. */
const ended = new WeakSet<QueryRunner>();

/** TypeORM releases a query runner by itself when its connection is lost between two statements. */
function isLost(runner: QueryRunner): boolean {
  return runner.isReleased && !ended.has(runner);
}

function isWithoutEffect(statement: string, { isTransactionActive }: QueryRunner): boolean {
  if (isTransactionActive) return statement !== 'COMMIT';
  return UNDOES_OR_BEGINS.test(statement) || READS.test(statement);
}
