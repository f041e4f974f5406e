import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { EventScope } from '../scope/event-scope.js';
import { lockOwnEvents } from '../scope/lock-own-events.js';
import { markDeleted, markDeletedTogether } from './mark-deleted.js';

/**
 * Deletes the viewer's own event, and the following ones where they are meant.
 * @returns the id of the deleted event
 * @throws UserError EVENT_NOT_FOUND
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but its owner
 */
export async function deleteEvent(
  context: Context,
  { id, scope = EventScope.THIS }: { id: string; scope?: EventScope },
): Promise<string> {
  const actor = requireStaff(context, AccessScope.EVENTS_WRITE);
  const deletedId = await transaction(context.database, async (manager) => {
    const { event, following } = await lockOwnEvents(manager, context, { id, scope, right: 'DELETE' });
    const eventIds = [event, ...following].map((each) => each.id);
    await (following.length > 0 ? markDeletedTogether : markDeleted)(context, manager, {
      eventIds,
      actor,
    });
    return event.id;
  });
  context.log.info({ eventId: deletedId, scope }, 'event deleted');
  return deletedId;
}
