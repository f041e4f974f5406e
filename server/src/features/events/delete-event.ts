import { transaction } from '../../platform/database/transaction.js';
import { followDeletion } from '../calendar/follow-changes.js';
import type { Context } from '../context.js';
import { endPaymentsOfEvent } from '../payments/end-payments-of-event.js';
import { Event } from './event.entity.js';
import { lockOwnEvent } from './own-event.js';
import { tellOfDeletion } from './tell-of-deletion.js';

/**
 * Deletes the viewer's own event, has its attendees told, and gives back what they paid.
 * @returns the id of the event that is gone
 * @throws UserError EVENT_NOT_FOUND
 * @throws RequestError FORBIDDEN for another's event
 */
export async function deleteEvent(context: Context, id: string): Promise<string> {
  const deletedId = await transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, id);
    await tellOfDeletion(context, manager, event);
    await followDeletion(context, manager, event.id);
    await endPaymentsOfEvent(context, manager, event.id);
    await manager.delete(Event, event.id);
    return event.id;
  });
  context.log.info({ eventId: deletedId }, 'event deleted');
  return deletedId;
}
