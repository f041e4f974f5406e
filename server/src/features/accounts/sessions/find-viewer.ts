import type { EntityManager } from 'typeorm';
import { Account } from '../account.entity.js';
import { IS_BLOCKED } from '../email-addresses/is-blocked.js';
import { type Viewer, viewerOf } from '../viewer.js';

/** Reads an account as the viewer in a job. Returns null for a deleted or a blocked account. */
export async function findViewer(database: EntityManager, accountId: string): Promise<Viewer | null> {
  const account = await database
    .createQueryBuilder(Account, 'accounts')
    .where({ id: accountId })
    .andWhere(`NOT ${IS_BLOCKED}`)
    .getOne();
  return account && viewerOf(account, null);
}
