import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { lockOwnEvent } from '../own-event.js';
import { markDeleted } from './mark-deleted.js';

/**
 * Deletes the viewer's own event.
 * @returns the id of the deleted event
 * @throws UserError EVENT_NOT_FOUND
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but its creator
 */
export async function deleteEvent(context: Context, id: string): Promise<string> {
  requireStaff(context, AccessScope.EVENTS_WRITE);
  const deletedId = await transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, id);
    await markDeleted(context, manager, [event.id]);
    return event.id;
  });
  context.log.info({ eventId: deletedId }, 'event deleted');
  return deletedId;
}
