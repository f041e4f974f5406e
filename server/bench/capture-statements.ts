import type { DataSource } from 'typeorm';
import { databaseOf } from '../src/platform/database/database.js';
import type { Statement } from './statements.js';

/** The statements that a database is given while `work` runs, so that others can run the same. */
export async function captureStatements(
  database: DataSource,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const asked = databaseOf(database);
  const ask = asked.ask.bind(asked);
  asked.ask = (connection, sql, values = []) => {
    statements.push({ sql, values });
    return ask(connection, sql, values);
  };
  await work();
  asked.ask = ask;
  return statements;
}
