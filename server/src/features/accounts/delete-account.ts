import { transaction } from '../../platform/database/transaction.js';
import { revokeGoogleAccess } from '../calendar/sync-calendar-entries.js';
import type { Context } from '../context.js';
import { discountSignUpsOf } from '../events/count-sign-ups.js';
import { deleteEventsOf } from '../events/delete-events-of.js';
import { detachPayments } from '../payments/detach-payments.js';
import { requireViewer, unauthenticated } from './access-rules.js';
import { Account } from './account.entity.js';
import { forgetSession } from './sessions.js';

/**
 * Ends the viewer's account: its record, sessions, links and sign-ups, and the events that it created, whose
 * attendees are told by mail and get their money back. Payments stay, without the person. All of it or, when anything fails, nothing.
 * @returns the id of the account that is gone
 */
export async function deleteAccount(context: Context): Promise<string> {
  const { accountId } = requireViewer(context.viewer);
  await transaction(context.database, async (manager) => {
    // Nothing can be added to the account while it goes.
    const lock = { mode: 'pessimistic_write' } as const;
    if (!(await manager.findOne(Account, { where: { id: accountId }, lock }))) throw unauthenticated();
    await deleteEventsOf(context, manager, accountId);
    await revokeGoogleAccess(context, manager, accountId);
    await discountSignUpsOf(manager, accountId);
    await detachPayments(context, manager, accountId);
    await manager.delete(Account, accountId);
  });
  forgetSession(context);
  context.log.info({ accountId }, 'account deleted');
  return accountId;
}
