import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';
import type { Viewer } from './viewer.js';

/** In code points. */
export const MAX_NAME_LENGTH = 200;

/**
 * Takes a name that the person typed as their account's, where it has only the part of the address before the @ so
 * far. For everybody else nothing is asked of the database.
 * @param name checked already
 */
export async function adoptName(
  manager: EntityManager,
  { accountId, nameConfirmed }: Viewer,
  name: string,
): Promise<void> {
  if (nameConfirmed) return;
  await manager.update(Account, { id: accountId, nameConfirmed: false }, { name, nameConfirmed: true });
}
