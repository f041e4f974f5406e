import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';

export function findAccount(database: EntityManager, id: string): Promise<Account | null> {
  return database.findOneBy(Account, { id });
}
