import type pg from 'pg';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { BusyError } from '../errors/request-errors.js';
import { errorOfWaiting, hasCommitted, noteCommit } from './admission/request-state.js';
import type { Connection } from './connection/connection.js';
import { ConnectionLostError, isLostStatement } from './connection/connection-loss.js';
import { ConnectionPool } from './connection/connection-pool.js';
import { connectionSettings, type DatabaseOptions } from './connection/database-options.js';
import { retried } from './connection/retried.js';
import { isShortage, type ShortageLog } from './connection/shortage.js';
import { isRead, isWithoutEffect } from './connection/statement-kinds.js';
import { typeOrmOver } from './connection/typeorm.js';
import { isFailureOfReplica } from './replica/replica-failure.js';

/** A replica is a database of its own. The primary answers what the replica cannot. */
export interface ReplicaOf {
  primary: Database;
  /** For connections to the replica. */
  settings: Pick<pg.PoolConfig, 'query_timeout' | 'verify'>;
}

/**
 * The one way to PostgreSQL, with these steps:
 * 1. The admission queue says whose turn it is (`admission/`).
 * 2. The pool gives a connection that is free, or opens one (`ConnectionPool`).
 * 3. The connection sends the statement, by a name if it is sent often (`Connection`).
 * 4. Where that fails, `ask` says what it means for the request.
 *
 * `Replica` decides before whether a GraphQL query reads from the replica. TypeORM, for entities and migrations, gets its
 * connections here, too (`TypeOrmPool`).
 *
 * The database may be away for a while. A request meanwhile is refused as BUSY where it is certain that nothing was stored.
 * It is not certain when a COMMIT, or a change outside of any transaction, is lost. When a request has stored something,
 * the reads for its answer are repeated once the database is back. A statement for which PostgreSQL has too few resources
 * has stored nothing for certain, a COMMIT too.
 */
export class Database {
  readonly connections: ConnectionPool;
  readonly dataSource: DataSource;
  /** Without one, shortages are not logged. */
  shortageLog: ShortageLog | undefined;

  constructor(
    options: DatabaseOptions,
    private readonly replicaOf?: ReplicaOf,
  ) {
    this.connections = new ConnectionPool({ ...connectionSettings(options), ...replicaOf?.settings });
    this.dataSource = typeOrmOver(this, options);
  }

  /** The rows that a SELECT finds. */
  async read<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]> {
    const { rows } = await this.#askOnce(sql, values);
    return rows;
  }

  /** Makes a change by one statement, in no transaction. */
  write(sql: string, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#askOnce(sql, values);
  }

  /**
   * Runs `work` in one transaction. When PostgreSQL ends it for a reason that may pass, the whole of it runs again in a
   * new one (`retried`), so `work` must change nothing outside the database. All attempts have the same connection: if it
   * was given back, requests that come meanwhile would go first.
   * @throws BusyError when that does not help
   */
  async transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await retried(async () => {
        const result = await runner.manager.transaction(work);
        noteCommit();
        return result;
      });
    } finally {
      await runner.release();
    }
  }

  /**
   * A connection for one statement or more, when it is the caller's turn. The caller releases it.
   * @throws BusyError
   */
  async lease(): Promise<Connection> {
    try {
      return await this.connections.lease();
    } catch (error) {
      if (this.replicaOf && !(error instanceof BusyError)) return this.replicaOf.primary.lease();
      throw isLostStatement(error) ? errorOfWaiting(error) : error;
    }
  }

  /**
   * Asks on a connection that the caller has leased.
   * @throws BusyError where the statement was lost or could not be done, and has stored nothing for certain
   */
  async ask(connection: Connection, text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const { isInTransaction } = connection;
    try {
      return await connection.send(text, values);
    } catch (error) {
      if (isShortage(error)) {
        this.shortageLog?.note(error);
        throw errorOfWaiting(error);
      }
      if (this.replicaOf && isFailureOfReplica(error)) {
        connection.drop();
        return this.replicaOf.primary.#askOnce(text, values);
      }
      if (!isLostStatement(error)) throw error;
      connection.drop();
      if (hasCommitted() && !isInTransaction && isRead(text)) return this.#askAgain(text, values);
      const isCertain = error instanceof ConnectionLostError || isWithoutEffect(text, isInTransaction);
      throw isCertain ? errorOfWaiting(error) : error;
    }
  }

  /** Fails as TypeORM's runner does. */
  async #askOnce(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const connection = await this.lease();
    try {
      return await this.ask(connection, text, values);
    } catch (error) {
      throw error instanceof BusyError ? error : new QueryFailedError(text, values, error as Error);
    } finally {
      connection.release();
    }
  }

  /** A new connection is waited for (see the pool). */
  async #askAgain(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const connection = await this.lease();
    try {
      return await connection.send(text, values);
    } finally {
      connection.release();
    }
  }
}

/** The database of a data source. */
export function databaseOf({ options }: DataSource): Database {
  return (options as { extra: { database: Database } }).extra.database;
}
