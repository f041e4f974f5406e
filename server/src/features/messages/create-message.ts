import { v7 as newId } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { lockOwnEvent } from '../events/own-event.js';
import { Message } from './message.entity.js';
import { type CheckedMessage, checkMessage, type GivenMessage } from './message-input.js';
import { requireMessagesLeft } from './message-limits.js';
import { MessageStatus } from './message-status.js';
import { requireOwnAddress } from './require-own-address.js';
import { requireReaders } from './require-readers.js';
import { beginSending } from './sending/begin-sending.js';

/**
 * Writes a message to people of an event of the viewer's team: it goes out at once, or is scheduled.
 * @throws RateLimitedError after 20 of an account in an hour
 * @throws UserError EVENT_NOT_FOUND, EMAIL_NOT_VERIFIED, MAIL_UNAVAILABLE, TOO_MANY_MESSAGES, MESSAGE_NOT_TESTED, SIGN_UP_NOT_FOUND,
 *   INVALID_SEND_TIME, or for the words
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but owner and editors
 */
export async function createMessage(
  context: Context,
  { eventId, ...given }: GivenMessage & { eventId: string },
): Promise<Message> {
  const actor = requireStaff(context, AccessScope.MESSAGES_WRITE);
  await context.services.rateLimits.countMessage(actor.accountId);
  const now = context.services.clock.now();
  const message = await transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, eventId, 'WRITE_MESSAGES', AccessScope.MESSAGES_WRITE);
    requireOwnAddress(context, actor);
    const checked = checkMessage(given, event, now);
    await requireMessagesLeft(manager, { event, time: checked, now });
    await requireReaders(manager, { ...checked, eventId: event.id }, actor.accountId);
    const written = newMessage({ ...checked, eventId: event.id, createdById: actor.accountId }, now);
    await manager.insert(Message, written);
    return hasTime(checked) ? written : beginSending(context, manager, written, actor);
  });
  context.log.info({ eventId, messageId: message.id, status: message.status }, 'message written');
  return message;
}

function newMessage(given: CheckedMessage & Pick<Message, 'eventId' | 'createdById'>, now: Date): Message {
  return {
    ...given,
    id: newId(),
    status: hasTime(given) ? MessageStatus.SCHEDULED : MessageStatus.SENDING,
    createdAt: now,
    writtenAt: now,
    startedAt: hasTime(given) ? null : now,
    sentAt: null,
    addedAt: null,
    claimedUntil: null,
    recipientCount: 0,
    sentCount: 0,
    bouncedCount: 0,
    mutedCount: 0,
  };
}

/** Whether it is for later. */
export function hasTime({
  sendAt,
  hoursBeforeStart,
  hoursAfterEnd,
}: Pick<Message, 'sendAt' | 'hoursBeforeStart' | 'hoursAfterEnd'>): boolean {
  return sendAt !== null || hoursBeforeStart !== null || hoursAfterEnd !== null;
}
