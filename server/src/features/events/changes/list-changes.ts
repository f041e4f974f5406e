import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../../platform/graphql/lists/list-order.js';
import type { PageRequest } from '../../../platform/graphql/lists/page-request.js';
import { Change, type ChangeSubject } from './change.entity.js';

type ChangeKeys = [position: string, id: string];

/** By position: the order in which they took effect. */
export const changeOrder: ListOrder<Change, ChangeKeys> = {
  columns: ['position', 'changes.id'],
  values: ['?::bigint', '?::uuid'],
  isDescending: false,
  keys: z.tuple([z.string().regex(/^\d{1,18}$/), z.uuid()]),
  keysOf: ({ position, id }) => [position, id],
};

/**
 * A page of the changes of an account's events, or of the sign-ups to them, in the order in which they took effect. Changes
 * are left out while a transaction that began before is still to end: it may add something before them.
 */
export async function listChanges(
  database: EntityManager,
  { ownerId, subject }: { ownerId: string; subject: ChangeSubject },
  page: PageRequest<ChangeKeys>,
): Promise<Connection<Change>> {
  const conditions = new Conditions()
    .add('owner_id = ?', ownerId)
    .add('subject = ?', subject)
    .add('position < (SELECT settled_changes())');
  const end = addPage(conditions, changeOrder, page);
  const columns = columnsOf(database, Change);
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql} FROM changes WHERE ${conditions.sql} ${end}`,
    conditions.values,
  );
  return connectionOf(rows, page, changeOrder.keysOf);
}
