import pg from 'pg';
import type { MixedList } from 'typeorm';

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
export const requestTimeLimits: TimeLimits = {
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

/** The settings of `pg` for a pool and its connections. */
export function connectionSettings({
  url,
  poolSize,
  timeLimits,
}: Pick<DatabaseOptions, 'url' | 'poolSize' | 'timeLimits'>) {
  return {
    connectionString: url,
    application_name: 'turnout',
    max: poolSize,
    types: typeParsers,
    ...(timeLimits ?? requestTimeLimits),
  } satisfies pg.PoolConfig;
}
