import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { ActivityAction } from '../activity/activity-action.js';
import { recordActivities } from '../activity/record-activity.js';
import { nextVersion } from '../changes/version-of-change.js';
import type { Event } from '../event.entity.js';
import { lockOwnEvent } from '../own-event.js';
import { lockSeriesOf } from '../scope/lock-own-events.js';
import { storeVersions } from '../scope/store-versions.js';
import { hasRight } from '../team/event-roles.js';
import { isFinallyCancelled, undoableUntil } from './undo-window.js';

/**
 * Undoes the cancellation of the viewer's own event, of which no person has been notified yet, with those of its series that were
 * cancelled by the same act. An event that is not cancelled stays as it is, so that a call whose response was lost can be
 * repeated.
 * @throws UserError EVENT_NOT_FOUND; UNDO_CLOSED five minutes after the cancellation
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but its owner
 */
export async function undoCancelEvent(context: Context, { id }: { id: string }): Promise<Event> {
  const actor = requireStaff(context, AccessScope.EVENTS_WRITE);
  return transaction(context.database, async (manager) => {
    const series = await lockSeriesOf(manager, id);
    const event = await lockOwnEvent(manager, context, id, 'CANCEL');
    if (!event.cancelledAt) return event;
    const now = context.services.clock.now();
    if (isFinallyCancelled(event) || undoableUntil(event.cancelledAt) <= now)
      throw new UserError(ErrorCode.UNDO_CLOSED);
    const others = series.filter(
      (each) => each.id !== event.id && isSameAct(each, event) && hasRight(context.viewer, each, 'CANCEL'),
    );
    const versions = [event, ...others].map((each) => ({
      id: each.id,
      cancelledAt: null,
      cancellationReason: null,
      ...nextVersion(each, now),
    }));
    const change = { action: ActivityAction.EVENT_CHANGED, actor, detail: 'cancellation undone' };
    const acted = versions.map(({ id: eventId }) => ({ ...change, eventId }));
    await recordActivities(manager, context.services, acted);
    const updatedAt = await storeVersions(manager, versions);
    context.log.info({ eventId: event.id }, 'the cancellation of an event is undone');
    return { ...event, ...versions[0], updatedAt };
  });
}

/** All events that are cancelled by one act have one instant and one reason. */
function isSameAct(one: Event, other: Event): boolean {
  return (
    one.cancelledAt?.getTime() === other.cancelledAt?.getTime() &&
    one.cancellationReason === other.cancellationReason &&
    !isFinallyCancelled(one)
  );
}
