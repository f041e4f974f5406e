import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { addPage } from '../../../platform/graphql/lists/list-order.js';
import { Event } from '../../events/event.entity.js';
import { byStartOfEvent } from '../../events/lists/event-order.js';
import type { EventPage } from '../../events/lists/list-events.js';
import { IS_VISIBLE } from '../../events/visible-to.js';
import { SignUp } from '../sign-up.entity.js';

/**
 * A page of an account's own sign-ups, the soonest event first.
 * @param hasEnded true: only to events that are over, the latest first; false: only to those that are not
 */
export async function listSignUpsOf(
  database: EntityManager,
  accountId: string,
  page: EventPage,
  { hasEnded, now }: { hasEnded: boolean | null; now: Date },
): Promise<Connection<SignUp>> {
  const order = { ...byStartOfEvent, isDescending: hasEnded === true };
  const conditions = new Conditions().add('account_id = ?', accountId);
  if (hasEnded !== null) conditions.add(`events.ends_at ${hasEnded ? '<=' : '>'} ?`, now);
  const all = { sql: conditions.sql, values: [...conditions.values] };
  const end = addPage(conditions, order, page);
  const columns = columnsOf(database, SignUp).and(columnsOf(database, Event).only('date', 'startTime'));
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql}
     FROM sign_ups JOIN events ON events.id = event_id AND ${IS_VISIBLE}
     WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  return connectionOf(rows, page, order.keysOf, () => countOf(database, all));
}

async function countOf(
  database: EntityManager,
  { sql, values }: Pick<Conditions, 'sql' | 'values'>,
): Promise<number> {
  const [counted] = await read<{ count: number }>(
    database,
    `SELECT count(*)::int AS count FROM sign_ups JOIN events ON events.id = event_id AND ${IS_VISIBLE}
     WHERE ${sql}`,
    values,
  );
  return counted?.count ?? 0;
}
