import { transaction } from '../../platform/database/transaction.js';
import type { Context } from '../context.js';
import { requireViewer, unauthenticated } from './access-rules.js';
import { Account } from './account.entity.js';
import { clearBrowserSession } from './sessions.js';

/**
 * Deletes the viewer's account with its sessions, links and sign-ups, and the events that it created. Payments stay,
 * without the person. When anything fails, nothing has changed.
 * @returns the id of the deleted account
 */
export async function deleteAccount(context: Context): Promise<string> {
  const { accountId } = requireViewer(context.viewer);
  await transaction(context.database, async (manager) => {
    // The lock prevents others from adding to the account meanwhile.
    const lock = { mode: 'pessimistic_write' } as const;
    if (!(await manager.findOne(Account, { where: { id: accountId }, lock }))) throw unauthenticated();
    await context.runConsequences('accountDeleted', manager, { accountId });
    await manager.delete(Account, accountId);
  });
  clearBrowserSession(context);
  context.log.info({ accountId }, 'account deleted');
  return accountId;
}
