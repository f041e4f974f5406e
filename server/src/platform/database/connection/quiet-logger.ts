import type { Logger } from 'typeorm';

const nothing = () => {};

/**
 * TypeORM would print to standard output, which is the log's and that of commands with --json. A statement that fails
 * throws its error too.
 */
export const quietLogger: Logger = {
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};
