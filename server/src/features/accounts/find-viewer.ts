import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';
import type { Viewer } from './viewer.js';

/** An account as the viewer of what is read for it outside a request; null when it is gone. */
export async function findViewer(database: EntityManager, accountId: string): Promise<Viewer | null> {
  const account = await database.findOneBy(Account, { id: accountId });
  if (!account) return null;
  const { email, role, emailVerifiedAt, nameConfirmed } = account;
  return { accountId, email, role, emailVerified: emailVerifiedAt !== null, nameConfirmed, scopes: null };
}
