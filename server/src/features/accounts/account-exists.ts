import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';

/** Whether there is (still) such an account. */
export function accountExists(database: EntityManager, accountId: string): Promise<boolean> {
  return database.existsBy(Account, { id: accountId });
}
