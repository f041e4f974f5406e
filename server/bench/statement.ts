import type { DataSource } from 'typeorm';
import { listPublicEvents } from '../src/features/events/list-events.js';
import { captureStatements } from './capture-statements.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

/** The SQL of the event list, captured from the product's own use case, so that both servers run the same. */
export async function eventListStatement(database: DataSource): Promise<Statement> {
  const statements = await captureStatements(database, () =>
    listPublicEvents(database.manager, { first: 20, after: null }, {}, new Date()),
  );
  const [statement, ...more] = statements;
  if (!statement || more.length > 0) throw new Error(`The event list runs ${statements.length} statements`);
  return statement;
}
