import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { lockOwnEvent } from '../../events/own-event.js';
import { checkWords, type GivenMessage } from '../message-input.js';
import { requireOwnAddress } from '../require-own-address.js';
import { MessageTest } from './message-test.entity.js';
import { sendMessageTestJob } from './send-message-test.job.js';

/**
 * Has a message sent to the viewer alone, as its people would get it. After that more than 100 people
 * can get the same text.
 * @throws RateLimitedError after 30 of an account in an hour
 * @throws UserError EVENT_NOT_FOUND, EMAIL_NOT_VERIFIED, MAIL_UNAVAILABLE, or for the words
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but owner and editors
 */
export async function sendMessagePreview(
  context: Context,
  { eventId, ...given }: GivenMessage & { eventId: string },
): Promise<void> {
  const actor = requireStaff(context, AccessScope.MESSAGES_WRITE);
  const { accountId } = actor;
  const { services, database } = context;
  await services.rateLimits.countMessageTest(accountId);
  await transaction(database, async (manager) => {
    const event = await lockOwnEvent(manager, context, eventId, 'WRITE_MESSAGES', AccessScope.MESSAGES_WRITE);
    requireOwnAddress(context, actor);
    const content = checkWords(given);
    const test = {
      accountId,
      eventId: event.id,
      ...content,
      audience: given.audience,
      askedAt: services.clock.now(),
    };
    await manager.upsert(MessageTest, test, ['accountId', 'eventId']);
    await services.jobs.enqueue(manager, sendMessageTestJob, { accountId, eventId: event.id });
  });
}
