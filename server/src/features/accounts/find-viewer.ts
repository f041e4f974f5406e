import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';
import { IS_BLOCKED } from './is-blocked.js';
import { type Viewer, viewerOf } from './viewer.js';

/** An account as the viewer of what is read for it outside a request; null when it is gone or blocked. */
export async function findViewer(database: EntityManager, accountId: string): Promise<Viewer | null> {
  const account = await database
    .createQueryBuilder(Account, 'accounts')
    .where({ id: accountId })
    .andWhere(`NOT ${IS_BLOCKED}`)
    .getOne();
  return account && viewerOf(account, null);
}
