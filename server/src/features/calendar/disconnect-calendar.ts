import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { Account } from '../accounts/account.entity.js';
import { AccountActivityAction } from '../accounts/account-activity/account-activity-action.js';
import { recordAccountActivity } from '../accounts/account-activity/record-account-activity.js';
import type { Context } from '../context.js';
import { removeAuthorization } from '../google/stored-authorization.js';
import { revokeGoogleAccessJob } from './revoke-google-access.job.js';

/** Removes the authorization to write the viewer's calendar, here and at Google. Calendar entries stay. */
export async function disconnectCalendar(context: Context): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  await transaction(context.database, async (manager) => {
    const encryptedRefreshToken = await removeAuthorization(manager, accountId);
    if (!encryptedRefreshToken) return;
    const action = AccountActivityAction.CALENDAR_DISCONNECTED;
    await recordAccountActivity(context, manager, { accountId, action });
    const data = { accountId, encryptedRefreshToken, entryIds: [] };
    await context.services.jobs.enqueue(manager, revokeGoogleAccessJob, data);
  });
  context.log.info({ accountId }, 'calendar disconnected');
  return context.database.findOneByOrFail(Account, { id: accountId });
}
