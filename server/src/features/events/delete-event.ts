import { transaction } from '../../platform/database/transaction.js';
import { removeCalendarEntriesOfEvent } from '../calendar/sync-calendar-entries.js';
import type { Context } from '../context.js';
import { refundPaymentsOfEvent } from '../payments/refund-payments-of-event.js';
import { mailAttendeesOfEvent } from '../sign-ups/mail-attendees-of-event.js';
import { Event } from './event.entity.js';
import { lockOwnEvent } from './own-event.js';

/**
 * Deletes the viewer's own event, has its attendees told, and gives back what they paid.
 * @returns the id of the event that is gone
 * @throws UserError EVENT_NOT_FOUND
 * @throws RequestError FORBIDDEN for another's event
 */
export async function deleteEvent(context: Context, id: string): Promise<string> {
  const deletedId = await transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, id);
    await mailAttendeesOfEvent(context, manager, event);
    await removeCalendarEntriesOfEvent(context, manager, event.id);
    await refundPaymentsOfEvent(context, manager, event.id);
    await manager.delete(Event, event.id);
    return event.id;
  });
  context.log.info({ eventId: deletedId }, 'event deleted');
  return deletedId;
}
