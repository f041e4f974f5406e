import type { EntityManager } from 'typeorm';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { DataOf } from '../define-cause.js';
import type { eventCancelled } from '../events/causes.js';
import { Message } from './message.entity.js';
import { MessageStatus } from './message-status.js';
import { lockScheduled } from './own-message.js';

/**
 * Cancels a scheduled message. Its text stays for the team.
 * @throws UserError MESSAGE_NOT_FOUND, MESSAGE_ALREADY_SENT, EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but owner and editors
 */
export async function cancelMessage(context: Context, { id }: { id: string }): Promise<Message> {
  requireStaff(context, AccessScope.MESSAGES_WRITE);
  return transaction(context.database, async (manager) => {
    const { message } = await lockScheduled(manager, context, id);
    const status = MessageStatus.CANCELLED;
    await manager.update(Message, { id }, { status });
    return { ...message, status };
  });
}

/**
 * Cancels the messages that were scheduled before their events were cancelled: "bring a photo" is wrong for an event that does not
 * take place. Those that are going out, and those written afterwards, still go (M10).
 */
export async function cancelScheduledMessages(
  _context: unknown,
  manager: EntityManager,
  { eventIds }: DataOf<typeof eventCancelled>,
): Promise<void> {
  await manager.query(
    `UPDATE messages SET status = 'CANCELLED' FROM events
     WHERE events.id = event_id AND event_id = ANY($1) AND status = 'SCHEDULED' AND written_at <= cancelled_at`,
    [eventIds],
  );
}
