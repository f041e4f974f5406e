import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import type { EventBatch } from '../events/event-batch.js';
import { Message } from './message.entity.js';
import { MessageTest } from './previews/message-test.entity.js';

/**
 * Deletes a batch of the people of an event's messages, and with the last batch the messages: of a deleted event, and of one whose
 * people are erased.
 */
export async function deleteMessagesOfEvent(
  _context: ConsequenceContext,
  manager: EntityManager,
  { event, size, leaveRest }: EventBatch,
): Promise<void> {
  const [, recipients]: [unknown, number] = await manager.query(
    `DELETE FROM message_recipients WHERE ctid IN (
       SELECT message_recipients.ctid FROM message_recipients JOIN messages ON messages.id = message_id
       WHERE event_id = $1 LIMIT $2
     )`,
    [event.id, size],
  );
  const [, mutes]: [unknown, number] = await manager.query(
    `DELETE FROM muted_events WHERE event_id = $1
       AND account_id IN (SELECT account_id FROM muted_events WHERE event_id = $1 LIMIT $2)`,
    [event.id, size],
  );
  if (recipients === size || mutes === size) return leaveRest();
  // Few: a team writes at most five messages a day.
  await manager.delete(MessageTest, { eventId: event.id });
  await manager.delete(Message, { eventId: event.id });
}
