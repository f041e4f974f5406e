import type { DataSource } from 'typeorm';
import { findLiveSessions } from '../src/features/accounts/sessions/viewer-of-session.js';
import { findEventWithOrganizer } from '../src/features/events/find-event.js';
import { EventOrder } from '../src/features/events/lists/event-order.js';
import { listPublicEvents } from '../src/features/events/lists/list-events.js';
import { captureStatements } from './capture-statements.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

/** The SQL of the event list, captured from the product's own use case, so that both servers run the same. */
export function eventListStatement(database: DataSource): Promise<Statement> {
  const list = { page: { first: 20, after: null }, orderBy: EventOrder.SOONEST_FIRST };
  return onlyStatement(database, () => listPublicEvents(database.manager, list, {}, new Date()));
}

/** That of an event's page. */
export function eventPageStatement(database: DataSource, id: string): Promise<Statement> {
  return onlyStatement(database, () => findEventWithOrganizer(database.manager, id));
}

/** That of the look-up of sessions, by the hashes of their tokens. */
export function sessionStatement(database: DataSource): Promise<Statement> {
  return onlyStatement(database, () => findLiveSessions(database.manager, new Date(), []));
}

async function onlyStatement(database: DataSource, work: () => Promise<unknown>): Promise<Statement> {
  const [statement, ...more] = await captureStatements(database, work);
  if (!statement || more.length > 0) throw new Error(`${more.length + 1} statements instead of one`);
  return statement;
}
