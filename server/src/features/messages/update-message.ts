import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { hasTime } from './create-message.js';
import { Message } from './message.entity.js';
import { checkMessage, type GivenMessage } from './message-input.js';
import { MessageStatus } from './message-status.js';
import { lockScheduled } from './own-message.js';
import { requireOwnAddress } from './require-own-address.js';
import { requireReaders } from './require-readers.js';
import { beginSending } from './sending/begin-sending.js';

type Change = { [Field in keyof GivenMessage]?: GivenMessage[Field] | null };

/**
 * Changes a scheduled message: fields that are left out stay as they are. With a time that is empty it goes out at once. Answers go
 * to the person who changed it last.
 * @throws RateLimitedError after 20 of an account in an hour, new ones included
 * @throws UserError MESSAGE_NOT_FOUND, MESSAGE_ALREADY_SENT, and as createMessage
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but owner and editors
 */
export async function updateMessage(
  context: Context,
  { id, ...change }: Change & { id: string },
): Promise<Message> {
  const actor = requireStaff(context, AccessScope.MESSAGES_WRITE);
  await context.services.rateLimits.countMessage(actor.accountId);
  const now = context.services.clock.now();
  return transaction(context.database, async (manager) => {
    const { event, message } = await lockScheduled(manager, context, id);
    requireOwnAddress(context, actor);
    const checked = checkMessage(changed(message, change), event, now);
    const isScheduled = hasTime(checked);
    await requireReaders(manager, { ...checked, eventId: event.id }, actor.accountId);
    const written: Message = {
      ...message,
      ...checked,
      createdById: actor.accountId,
      writtenAt: now,
      status: isScheduled ? MessageStatus.SCHEDULED : MessageStatus.SENDING,
      startedAt: isScheduled ? null : now,
    };
    await manager.save(Message, written);
    return isScheduled ? written : beginSending(context, manager, written, actor);
  });
}

function changed(message: Message, change: Change): GivenMessage {
  return {
    subject: change.subject ?? message.subject,
    text: change.text ?? message.text,
    audience: change.audience ?? message.audience,
    signUpIds: change.signUpIds ?? message.signUpIds,
    alsoLaterSignUps: change.alsoLaterSignUps ?? message.alsoLaterSignUps,
    send: change.send ?? {
      at: message.sendAt,
      hoursBeforeStart: message.hoursBeforeStart,
      hoursAfterEnd: message.hoursAfterEnd,
    },
  };
}
