import { z } from 'zod';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../../platform/graphql/lists/list-order.js';
import { type GivenPage, instantKey, pageRequest } from '../../../platform/graphql/lists/page-request.js';
import type { Context } from '../../context.js';
import { forbidden, requireViewer } from '../access-rules.js';
import { AccountActivity } from './account-activity.entity.js';

const latestFirst: ListOrder<AccountActivity, [occurredAt: string, id: string]> = {
  columns: ['occurred_at', 'id'],
  values: ['?::timestamptz', '?::uuid'],
  isDescending: true,
  keys: z.tuple([instantKey, z.uuid()]),
  keysOf: ({ occurredAt, id }) => [occurredAt.toISOString(), id],
};

/**
 * A page of an account's activity, the latest first.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN but for the account itself in a browser
 */
export async function listAccountActivity(
  { viewer, database }: Pick<Context, 'viewer' | 'database'>,
  accountId: string,
  given: GivenPage,
): Promise<Connection<AccountActivity>> {
  if (requireViewer(viewer).accountId !== accountId) throw forbidden();
  const page = pageRequest(given, latestFirst.keys);
  const conditions = new Conditions().add('account_id = ?', accountId);
  const end = addPage(conditions, latestFirst, page);
  const columns = columnsOf(database, AccountActivity);
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql} FROM account_activities WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  const countAll = () => database.countBy(AccountActivity, { accountId });
  return connectionOf(rows, page, latestFirst.keysOf, countAll);
}
