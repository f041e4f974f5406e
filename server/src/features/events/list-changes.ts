import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { columnsOf } from '../../platform/database/columns.js';
import { Conditions } from '../../platform/database/conditions.js';
import { type Connection, connectionOf, type PageRequest } from '../../platform/graphql/connection.js';
import { Change, type ChangeSubject } from './change.entity.js';

/** The cursor keys of changes: position, id. */
export const changeKeys = z.tuple([z.string().regex(/^\d{1,18}$/), z.uuid()]);
type ChangeKeys = z.output<typeof changeKeys>;

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
  if (page.after) conditions.add('(position, changes.id) > (?::bigint, ?::uuid)', ...page.after);
  const columns = columnsOf(database, Change);
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql} FROM changes WHERE ${conditions.sql}
     ORDER BY position, changes.id LIMIT ${page.first + 1}`,
    conditions.values,
  );
  return connectionOf(rows, page, ({ position, id }): ChangeKeys => [position, id]);
}
