import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';
import { type Viewer, viewerOf } from './viewer.js';

/** An account as the viewer of what is read for it outside a request; null when it is gone. */
export async function findViewer(database: EntityManager, accountId: string): Promise<Viewer | null> {
  const account = await database.findOneBy(Account, { id: accountId });
  return account && viewerOf(account, null);
}
