import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';
import { Role } from './role.js';

export function findAccount(database: EntityManager, id: string): Promise<Account | null> {
  return database.findOneBy(Account, { id });
}

/** Whether there is (still) such an account. */
export function accountExists(database: EntityManager, id: string): Promise<boolean> {
  return database.existsBy(Account, { id });
}

/** All staff: for what nobody in particular is responsible for any more. */
export async function findStaffIds(database: EntityManager): Promise<string[]> {
  const staff = await database.find(Account, { select: { id: true }, where: { role: Role.STAFF } });
  return staff.map(({ id }) => id);
}
