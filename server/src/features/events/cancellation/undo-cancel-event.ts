import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { stampEvent } from '../changes/stamp-event.js';
import { nextVersion } from '../changes/version-of-change.js';
import { Event } from '../event.entity.js';
import { lockOwnEvent } from '../own-event.js';
import { isFinallyCancelled, undoableUntil } from './undo-window.js';

/**
 * Undoes the cancellation of the viewer's own event, of which no person has been notified yet. An event that is not cancelled
 * stays as it is, so that a call whose response was lost can be repeated.
 * @throws UserError EVENT_NOT_FOUND; UNDO_CLOSED five minutes after the cancellation
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but its creator
 */
export async function undoCancelEvent(context: Context, { id }: { id: string }): Promise<Event> {
  requireStaff(context, AccessScope.EVENTS_WRITE);
  return transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, id);
    if (!event.cancelledAt) return event;
    const now = context.services.clock.now();
    if (isFinallyCancelled(event) || undoableUntil(event.cancelledAt) <= now)
      throw new UserError(ErrorCode.UNDO_CLOSED);
    const changed = { cancelledAt: null, cancellationReason: null, ...nextVersion(event, now) };
    await manager.update(Event, event.id, changed);
    const updatedAt = await stampEvent(manager, event.id, changed.updatedAt);
    context.log.info({ eventId: event.id }, 'the cancellation of an event is undone');
    return { ...event, ...changed, updatedAt };
  });
}
