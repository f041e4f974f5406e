import { transaction } from '../../platform/database/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { Account } from '../accounts/account.entity.js';
import type { Context } from '../context.js';
import { GoogleCredential } from '../google/google-credential.entity.js';
import { revokeGoogleAccessJob } from './revoke-google-access.job.js';

/** Forgets the authorization to write the viewer's calendar, and has it taken back at Google. Entries stay. */
export async function disconnectCalendar(context: Context): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  await transaction(context.database, async (manager) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const credential = await manager.findOne(GoogleCredential, { where: { accountId }, lock });
    if (!credential) return;
    const { encryptedRefreshToken } = credential;
    await manager.update(
      GoogleCredential,
      { accountId },
      { encryptedRefreshToken: null, disconnectedAt: null },
    );
    if (encryptedRefreshToken) {
      await context.jobs.enqueue(manager, revokeGoogleAccessJob, {
        accountId,
        encryptedRefreshToken,
        entryIds: [],
      });
    }
  });
  context.log.info({ accountId }, 'calendar disconnected');
  return context.database.findOneByOrFail(Account, { id: accountId });
}
