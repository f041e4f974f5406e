import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import type { DataOf } from '../../define-cause.js';
import type { eventHandedOver } from '../../events/causes.js';

/**
 * Deletes what the former owner of an event has yet to be sent about it, and what could be sent again: a body is made when it is sent,
 * by what is true then.
 */
export async function deleteNoticesOfFormerOwner(
  _context: ConsequenceContext,
  manager: EntityManager,
  { eventId, fromId }: DataOf<typeof eventHandedOver>,
): Promise<void> {
  await manager.query(
    `DELETE FROM webhook_notices USING webhooks
     WHERE webhooks.id = webhook_id AND webhooks.account_id = $1 AND event_id = $2`,
    [fromId, eventId],
  );
}
