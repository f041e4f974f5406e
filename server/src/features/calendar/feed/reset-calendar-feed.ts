import { violates } from '../../../platform/database/connection/transaction.js';
import { requireViewer, unauthenticated } from '../../accounts/access-rules.js';
import { Account } from '../../accounts/account.entity.js';
import { hashOfToken } from '../../accounts/token-hash.js';
import type { Context } from '../../context.js';
import { CALENDAR_FEED_ACCOUNT, CalendarFeed } from './calendar-feed.entity.js';
import { newFeedSecret } from './feed-secret.js';

/**
 * Gives the viewer's feed another address, or its first one. The address before finds nothing from then on.
 * @throws RequestError UNAUTHENTICATED
 */
export async function resetCalendarFeed(context: Context): Promise<Account> {
  const { accountId } = requireViewer(context.viewer);
  const { database, services, log } = context;
  const secret = newFeedSecret();
  const feed = {
    accountId,
    secretHash: hashOfToken(secret),
    encryptedSecret: await services.encryption.encrypt(secret, accountId),
    createdAt: services.clock.now(),
    lastReadAt: null,
  };
  await database.upsert(CalendarFeed, feed, ['accountId']).catch((error: unknown) => {
    throw violates(error, CALENDAR_FEED_ACCOUNT) ? unauthenticated() : error;
  });
  log.info({ accountId }, 'calendar feed has a new address');
  return database.findOneByOrFail(Account, { id: accountId });
}
