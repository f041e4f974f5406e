import type { DataSource, Logger } from 'typeorm';
import { listPublicEvents } from '../src/features/events/list-events.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

/** The SQL of the event list, overheard from the product's own use case, so that both servers run the same. */
export async function eventListStatement(database: DataSource): Promise<Statement> {
  const statements: Statement[] = [];
  const usual = database.logger;
  const logQuery: Logger['logQuery'] = (sql, values) => {
    statements.push({ sql, values: (values ?? []) as unknown[] });
  };
  database.logger = { ...silent, logQuery };
  await listPublicEvents(database.manager, { first: 20, after: null }, {});
  database.logger = usual;
  const [statement, ...more] = statements;
  if (!statement || more.length > 0) throw new Error(`The event list runs ${statements.length} statements`);
  return statement;
}

const silent: Logger = {
  logQuery: () => {},
  logQueryError: () => {},
  logQuerySlow: () => {},
  logSchemaBuild: () => {},
  logMigration: () => {},
  log: () => {},
};
