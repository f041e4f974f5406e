import type { DataSource, Logger } from 'typeorm';
import type { Statement } from './statements.js';

const silent: Logger = {
  logQuery: () => {},
  logQueryError: () => {},
  logQuerySlow: () => {},
  logSchemaBuild: () => {},
  logMigration: () => {},
  log: () => {},
};

/** The statements that a database is given while `work` runs, so that others can run the same. */
export async function captureStatements(
  database: DataSource,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const usual = database.logger;
  const logQuery: Logger['logQuery'] = (sql, values) => {
    statements.push({ sql, values: (values ?? []) as unknown[] });
  };
  database.logger = { ...silent, logQuery };
  await work();
  database.logger = usual;
  return statements;
}
