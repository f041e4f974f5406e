import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Account } from './account.entity.js';
import { Role } from './role.js';

export function findAccount(database: EntityManager, id: string): Promise<Account | null> {
  return database.findOneBy(Account, { id });
}

/**
 * An account, locked against changes and deletion until the transaction ends. Rows that refer to it can be added meanwhile:
 * a place that becomes free must not pass over a person who changes their password.
 */
export function lockAccount(
  manager: EntityManager,
  where: FindOptionsWhere<Account>,
): Promise<Account | null> {
  return manager.findOne(Account, { where, lock: { mode: 'for_no_key_update' } });
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
