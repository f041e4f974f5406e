import { transaction } from '../../platform/database/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { Account } from '../accounts/account.entity.js';
import type { Context } from '../context.js';
import { GoogleCredential } from './google-credential.entity.js';
import { leaveGoogle } from './leave-google.job.js';

/** Forgets the authorization to write the viewer's calendar, and has it taken back at Google. Entries stay. */
export async function disconnectCalendar(context: Context): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  await transaction(context.database, async (manager) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const credential = await manager.findOne(GoogleCredential, { where: { accountId }, lock });
    if (!credential) return;
    const { sealedRefreshToken } = credential;
    await manager.update(GoogleCredential, { accountId }, { sealedRefreshToken: null, brokenAt: null });
    if (sealedRefreshToken) {
      await context.jobs.enqueue(manager, leaveGoogle, { accountId, sealedRefreshToken, entryIds: [] });
    }
  });
  context.log.info({ accountId }, 'calendar disconnected');
  return context.database.findOneByOrFail(Account, { id: accountId });
}
