import { transaction } from '../../platform/database/transaction.js';
import type { Context } from '../context.js';
import { Account } from './account.entity.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { redeemEmailToken } from './email-tokens.js';

/**
 * Marks an account's address as verified, by the secret of the link that was sent to it. It does not sign in.
 * @throws UserError INVALID_OR_EXPIRED_LINK
 */
export async function verifyEmail(context: Context, { token }: { token: string }): Promise<Account> {
  const account = await transaction(context.database, async (manager) => {
    const accountId = await redeemEmailToken(
      manager,
      context.services.clock,
      EmailTokenPurpose.VERIFICATION,
      token,
    );
    await manager.update(Account, accountId, { emailVerifiedAt: context.services.clock.now() });
    return manager.findOneByOrFail(Account, { id: accountId });
  });
  context.provenAccountId = account.id;
  context.log.info({ accountId: account.id }, 'e-mail verified');
  return account;
}
