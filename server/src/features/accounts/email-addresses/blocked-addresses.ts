import type { EntityManager } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { Account } from '../account.entity.js';
import { endSessionsOf } from '../sessions/sessions.js';
import { BlockedAddress } from './blocked-address.entity.js';
import { deleteEmailTokens } from './email-tokens.js';

/**
 * Blocks an address until `unblockAddress`. From then on no credential of its account makes a viewer, and no sign-in
 * to it succeeds: both look here each time, so nothing that is under way gets past it. Sessions and links of mails
 * end for good.
 * @returns the account, null where no account has the address; and whether it was blocked before
 */
export async function blockAddress(
  database: EntityManager,
  { email, blockedAt }: BlockedAddress,
): Promise<{ account: Account | null; wasBlocked: boolean }> {
  return transaction(database, async (manager) => {
    const wasBlocked = await manager.existsBy(BlockedAddress, { email });
    // Of two that block at once, the first stays.
    await manager
      .createQueryBuilder()
      .insert()
      .into(BlockedAddress)
      .values({ email, blockedAt })
      .orIgnore()
      .execute();
    const account = await manager.findOneBy(Account, { email });
    if (account) {
      await endSessionsOf(manager, account.id);
      await deleteEmailTokens(manager, account.id);
    }
    return { account, wasBlocked };
  });
}

/** @returns whether it was blocked */
export async function unblockAddress(database: EntityManager, email: string): Promise<boolean> {
  const { affected } = await database.delete(BlockedAddress, { email });
  return affected === 1;
}

/** Since when the operator has blocked an address; null where it is not blocked. */
export async function blockedSince(database: EntityManager, email: string): Promise<Date | null> {
  const found = await database.findOneBy(BlockedAddress, { email });
  return found?.blockedAt ?? null;
}

/** @throws UserError ACCOUNT_BLOCKED */
export async function requireUnblocked(
  database: EntityManager,
  { email }: Pick<Account, 'email'>,
): Promise<void> {
  if (await blockedSince(database, email)) throw new UserError(ErrorCode.ACCOUNT_BLOCKED);
}
