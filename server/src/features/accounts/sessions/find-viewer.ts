import type { EntityManager } from 'typeorm';
import { IS_BLOCKED } from '../email-addresses/is-blocked.js';
import { type Viewer, viewerColumns, viewerOf } from '../viewer.js';

/** Reads an account as the viewer in a job. Returns null for a deleted or a blocked account. */
export async function findViewer(database: EntityManager, accountId: string): Promise<Viewer | null> {
  const columns = viewerColumns(database);
  const sql = `SELECT ${columns.sql} FROM accounts WHERE id = $1 AND NOT ${IS_BLOCKED}`;
  const [account = null] = await columns.query(database, sql, [accountId]);
  return account && viewerOf(account, null);
}
