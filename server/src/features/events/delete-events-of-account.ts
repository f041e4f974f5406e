import type { EntityManager } from 'typeorm';
import type { ConsequenceContext } from '../context.js';
import { Event } from './event.entity.js';

/** Deletes all events that an account created, each with what follows from that. */
export async function deleteEventsOfAccount(
  { runConsequences }: ConsequenceContext,
  manager: EntityManager,
  { accountId }: { accountId: string },
): Promise<void> {
  const events = await manager.find(Event, {
    where: { createdById: accountId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const event of events) await runConsequences('eventDeleted', manager, event);
  await manager.delete(Event, { createdById: accountId });
}
