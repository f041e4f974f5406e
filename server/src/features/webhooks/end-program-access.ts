import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { deleteAccessTokensOf } from '../accounts/access-tokens/access-tokens.js';
import { Account } from '../accounts/account.entity.js';
import type { Context } from '../context.js';
import { Webhook } from './webhook.entity.js';

/** Revokes all access tokens of the viewer's account and deletes all its webhooks, so that no program has anything of it. */
export async function endProgramAccess(context: Context): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  await transaction(context.database, async (manager) => {
    await deleteAccessTokensOf(manager, accountId);
    await manager.delete(Webhook, { accountId });
  });
  context.log.info({ accountId }, 'access of all programs ended');
  return context.database.findOneByOrFail(Account, { id: accountId });
}
