import type { EntityManager } from 'typeorm';
import { followDeletion } from '../calendar/follow-changes.js';
import type { Context } from '../context.js';
import { endPaymentsOfEvent } from '../payments/end-payments-of-event.js';
import { Event } from './event.entity.js';
import { tellOfDeletion } from './tell-of-deletion.js';

/** Deletes all events that an account created, in the transaction that deletes the account. */
export async function deleteEventsOf(
  context: Pick<Context, 'jobs' | 'clock'>,
  manager: EntityManager,
  accountId: string,
): Promise<void> {
  const events = await manager.find(Event, {
    where: { createdById: accountId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const event of events) {
    await tellOfDeletion(context, manager, event);
    await followDeletion(context, manager, event.id);
    await endPaymentsOfEvent(context, manager, event.id);
  }
  await manager.delete(Event, { createdById: accountId });
}
