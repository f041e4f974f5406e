import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { lockOwnEvent } from '../events/own-event.js';
import { UserError } from '../user-error.js';
import { Message } from './message.entity.js';
import { MessageStatus } from './message-status.js';

/**
 * A message of the viewer's team that has not gone out, with its event, both locked until the transaction ends.
 * @throws UserError MESSAGE_NOT_FOUND, MESSAGE_ALREADY_SENT, EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people without this right
 */
export async function lockScheduled(
  manager: EntityManager,
  context: Context,
  id: string,
): Promise<{ event: Event; message: Message }> {
  const found = isUuid(id) ? await manager.findOneBy(Message, { id }) : null;
  if (!found) throw new UserError(ErrorCode.MESSAGE_NOT_FOUND, 'id');
  const event = await lockOwnEvent(
    manager,
    context,
    found.eventId,
    'WRITE_MESSAGES',
    AccessScope.MESSAGES_WRITE,
  );
  const message = await manager.findOne(Message, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!message) throw new UserError(ErrorCode.MESSAGE_NOT_FOUND, 'id');
  if (message.status !== MessageStatus.SCHEDULED) throw new UserError(ErrorCode.MESSAGE_ALREADY_SENT, 'id');
  return { event, message };
}
