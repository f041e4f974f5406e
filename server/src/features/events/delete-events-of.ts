import type { EntityManager } from 'typeorm';
import { removeCalendarEntriesOfEvent } from '../calendar/sync-calendar-entries.js';
import type { Context } from '../context.js';
import { refundPaymentsOfEvent } from '../payments/refund-payments-of-event.js';
import { mailAttendeesOfEvent } from '../sign-ups/mail-attendees-of-event.js';
import { Event } from './event.entity.js';

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
    await mailAttendeesOfEvent(context, manager, event);
    await removeCalendarEntriesOfEvent(context, manager, event.id);
    await refundPaymentsOfEvent(context, manager, event.id);
  }
  await manager.delete(Event, { createdById: accountId });
}
