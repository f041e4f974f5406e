import pg from 'pg';
import type { DataSource, MixedList } from 'typeorm';
import { SnakeCaseNaming } from '../sql/snake-case-naming.js';
import { Connection } from './connection.js';
import { ForgivingDataSource } from './lost-connections.js';
import { Pool } from './pool.js';
import { quietLogger } from './quiet-logger.js';
import type { ShortageLog } from './shortage.js';

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  entities: MixedList<new () => object>;
  migrations: MixedList<new () => object>;
  /** PostgreSQL settings of each connection, milliseconds. */
  timeLimits?: TimeLimits | undefined;
}

export interface TimeLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** Nothing that a person waits for may wait without end. */
const requestTimeLimits: TimeLimits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

const DATE_TYPE_ID = 1082;
const TIME_TYPE_ID = 1083;

/**
 * A day is a day wherever it is read: `date` columns stay `YYYY-MM-DD` and never become an instant of some time zone.
 * `time` columns, which PostgreSQL writes with seconds, are read as the `HH:MM` that they hold.
 */
const parsers: Record<number, (value: string) => string> = {
  [DATE_TYPE_ID]: (value) => value,
  [TIME_TYPE_ID]: (value) => value.slice(0, 5),
};

const typeParsers = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    parsers[id] ?? pg.types.getTypeParser(id, format),
};

/** The settings of `pg` for a pool and its connections. A new connection is there within 2 s, or there is an error. */
export function connectionSettings(poolSize: number, timeLimits = requestTimeLimits): pg.PoolConfig {
  return {
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    ...timeLimits,
    types: typeParsers,
    Client: Connection,
  };
}

/** PostgreSQL as the product uses it. @param pool that gives out the connections */
export function createDataSource(options: DatabaseOptions, pool: typeof Pool = Pool): DataSource {
  const { url, poolSize, entities, migrations, timeLimits } = options;
  return new ForgivingDataSource({
    type: 'postgres',
    driver: { ...pg, Pool: pool },
    url,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    logger: quietLogger,
    applicationName: 'turnout',
    namingStrategy: new SnakeCaseNaming(),
    extra: connectionSettings(poolSize, timeLimits),
  });
}

/** Logs that PostgreSQL had too few resources for statements of this data source. */
export function logShortages(dataSource: DataSource, log: ShortageLog): void {
  (dataSource as ForgivingDataSource).shortageLog = log;
}

/** The connections of a data source that is initialized. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as unknown as { master: Pool }).master;
}
