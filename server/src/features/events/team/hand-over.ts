import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import { eventHandedOver } from '../causes.js';
import { stampEvents } from '../changes/stamp-event.js';
import type { Event } from '../event.entity.js';
import { sendRoleEndedMailJob } from './send-role-ended-mail.job.js';

/**
 * Gives an event that is locked to another account. The former owner stays as an editor. A new owner who was in the team keeps being
 * shown as a host, or not.
 */
export async function handOver(
  { services, runConsequences }: Pick<ConsequenceContext, 'services' | 'runConsequences'>,
  manager: EntityManager,
  { id: eventId, createdById: fromId }: Event,
  toId: string,
): Promise<void> {
  const now = services.clock.now();
  await manager.query(
    `INSERT INTO event_members (event_id, account_id, role, shown_as_host, since)
     SELECT id, created_by_id, 'EDITOR', owner_shown_as_host, coalesce(owner_since, created_at) FROM events WHERE id = $1`,
    [eventId],
  );
  await manager.query(
    `WITH former AS (DELETE FROM event_members WHERE event_id = $1 AND account_id = $2 RETURNING shown_as_host)
     UPDATE events SET created_by_id = $2, owner_since = $3,
       owner_shown_as_host = coalesce((SELECT shown_as_host FROM former), true)
     WHERE id = $1`,
    [eventId, toId, now],
  );
  const mail = { eventId, accountId: fromId, newOwnerId: toId };
  await services.jobs.enqueue(manager, sendRoleEndedMailJob, mail);
  await runConsequences(eventHandedOver, manager, { eventId, fromId, toId });
  await stampEvents(manager, [eventId], now);
}
