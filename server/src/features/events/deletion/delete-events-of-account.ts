import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../../context.js';
import { Event } from '../event.entity.js';
import { markDeleted } from './mark-deleted.js';

/** Deletes all events that an account created. */
export async function deleteEventsOfAccount(
  context: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  const events = await manager.find(Event, {
    select: { id: true },
    where: { createdById: accountId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const eventIds = events.map(({ id }) => id);
  await markDeleted(context, manager, { eventIds, actor: { accountId } });
}
