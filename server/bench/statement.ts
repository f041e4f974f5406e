import type { DataSource } from 'typeorm';
import { EventOrder } from '../src/features/events/event-order.js';
import { listPublicEvents } from '../src/features/events/list-events.js';
import { captureStatements } from './capture-statements.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

/** The SQL of the event list, captured from the product's own use case, so that both servers run the same. */
export async function eventListStatement(database: DataSource): Promise<Statement> {
  const list = { page: { first: 20, after: null }, orderBy: EventOrder.SOONEST_FIRST };
  const statements = await captureStatements(database, () =>
    listPublicEvents(database.manager, list, {}, new Date()),
  );
  const [statement, ...more] = statements;
  if (!statement || more.length > 0) throw new Error(`The event list runs ${statements.length} statements`);
  return statement;
}
