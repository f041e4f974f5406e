import { RequestError } from '../../../platform/errors/request-errors.js';
import { forbidden, requireViewer } from '../../accounts/access-rules.js';
import type { Context } from '../../context.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import type { CalendarFeedType } from './calendar-feed.types.js';
import { feedUrl, webcalUrl } from './feed-secret.js';

/**
 * The viewer's own feed with its address; null where there is none yet.
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for another account's, and where the key that encrypted the address is not here
 */
export async function showCalendarFeed(
  { viewer, database, services, settings }: Context,
  accountId: string,
): Promise<CalendarFeedType | null> {
  if (requireViewer(viewer).accountId !== accountId) throw forbidden();
  const feed = await database.findOneBy(CalendarFeed, { accountId });
  if (!feed) return null;
  const secret = await services.encryption.decrypt(feed.encryptedSecret, accountId);
  if (secret === null)
    throw new RequestError('FORBIDDEN', 'The address cannot be shown again. Please make a new one');
  const url = feedUrl(settings.publicUrl, secret);
  return { url, webcalUrl: webcalUrl(url), lastReadAt: feed.lastReadAt };
}
