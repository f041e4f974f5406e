import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { parseInput, requiredText } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { stampEvent } from '../changes/stamp-event.js';
import { nextVersion, requireVersion } from '../changes/version-of-change.js';
import { Event } from '../event.entity.js';
import { hasEnded } from '../has-ended.js';
import { lockOwnEvent } from '../own-event.js';
import { finishEventCancellationJob } from './finish-event-cancellation.job.js';
import { UNDO_SECONDS } from './undo-window.js';

const cancellation = z.object({ reason: requiredText(500) });

export interface EventCancellation {
  id: string;
  reason: string;
  /** The `updatedAt` of the version that was looked at; without one the event is cancelled whatever it is. */
  expectedUpdatedAt?: Date | null;
}

/**
 * Cancels the viewer's own event. From then on no place at it can be had. Its people are notified and paid back by a job,
 * once the creator can no longer undo it. Of two at once the second is refused, so that its reason does not replace one that
 * people have read.
 * @throws UserError EVENT_NOT_FOUND, EVENT_CANCELLED, EVENT_ENDED, CONFLICT as updateEvent, or for the reason
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but its creator
 */
export async function cancelEvent(
  context: Context,
  { id, expectedUpdatedAt, ...words }: EventCancellation,
): Promise<Event> {
  requireStaff(context, AccessScope.EVENTS_WRITE);
  const { clock, jobs } = context.services;
  const cancelled = await transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, id);
    const { reason: cancellationReason } = parseInput(cancellation, words);
    const cancelledAt = clock.now();
    if (event.cancelledAt) throw new UserError(ErrorCode.EVENT_CANCELLED);
    if (hasEnded(event, cancelledAt)) throw new UserError(ErrorCode.EVENT_ENDED);
    requireVersion(event, expectedUpdatedAt);
    // A calendar file that says it has a higher SEQUENCE than all before.
    const changed = { cancelledAt, cancellationReason, ...nextVersion(event, cancelledAt) };
    await manager.update(Event, event.id, changed);
    const data = { eventId: event.id, cancelledAt: cancelledAt.toISOString() };
    await jobs.enqueueIn(manager, finishEventCancellationJob, data, UNDO_SECONDS);
    const updatedAt = await stampEvent(manager, event.id, changed.updatedAt);
    return { ...event, ...changed, updatedAt };
  });
  context.log.info({ eventId: cancelled.id }, 'event cancelled');
  return cancelled;
}
