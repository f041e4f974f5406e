import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { parseInput, requiredText } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { ActivityAction } from '../activity/activity-action.js';
import { recordActivities } from '../activity/record-activity.js';
import { nextVersion, requireVersion } from '../changes/version-of-change.js';
import type { Event } from '../event.entity.js';
import { hasEnded } from '../has-ended.js';
import { EventScope } from '../scope/event-scope.js';
import { lockOwnEvents } from '../scope/lock-own-events.js';
import { notifyPeopleOfEventsJob } from '../scope/notify-people-of-events.job.js';
import { storeVersions } from '../scope/store-versions.js';
import { finishEventCancellationJob } from './finish-event-cancellation.job.js';
import { UNDO_SECONDS } from './undo-window.js';

const cancellation = z.object({ reason: requiredText(500) });

export interface EventCancellation {
  id: string;
  reason: string;
  /** The `updatedAt` of the version that was looked at; without one the event is cancelled whatever it is. */
  expectedUpdatedAt?: Date | null;
  scope?: EventScope;
}

/**
 * Cancels the viewer's own event, and the following ones where they are meant. From then on no place at them can be had. Their
 * people are notified and paid back by a job, once the creator can no longer undo it. Of two at once the second is refused, so
 * that its reason does not replace one that people have read.
 * @throws UserError EVENT_NOT_FOUND, EVENT_CANCELLED, EVENT_ENDED, CONFLICT as updateEvent, or for the reason
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but its owner
 */
export async function cancelEvent(
  context: Context,
  { id, scope = EventScope.THIS, expectedUpdatedAt, ...words }: EventCancellation,
): Promise<Event> {
  const actor = requireStaff(context, AccessScope.EVENTS_WRITE);
  const { clock } = context.services;
  const cancelled = await transaction(context.database, async (manager) => {
    const { event, following } = await lockOwnEvents(manager, context, { id, scope, right: 'CANCEL' });
    const { reason: cancellationReason } = parseInput(cancellation, words);
    const cancelledAt = clock.now();
    if (event.cancelledAt) throw new UserError(ErrorCode.EVENT_CANCELLED);
    if (hasEnded(event, cancelledAt)) throw new UserError(ErrorCode.EVENT_ENDED);
    requireVersion(event, expectedUpdatedAt);
    const events = [event, ...following];
    // A calendar file that says it has a higher SEQUENCE than all before.
    const versions = events.map((each) => ({
      id: each.id,
      cancelledAt,
      cancellationReason,
      ...nextVersion(each, cancelledAt),
    }));
    const acted = events.map(({ id: eventId }) => ({
      eventId,
      action: ActivityAction.EVENT_CANCELLED,
      actor,
    }));
    await recordActivities(manager, context.services, acted);
    await enqueueEnd(context, manager, events, cancelledAt);
    const updatedAt = await storeVersions(manager, versions);
    return { ...event, ...versions[0], updatedAt };
  });
  context.log.info({ eventId: cancelled.id, scope }, 'event cancelled');
  return cancelled;
}

async function enqueueEnd(
  { services: { jobs } }: Context,
  manager: EntityManager,
  events: readonly Event[],
  cancelled: Date,
): Promise<void> {
  const cancelledAt = cancelled.toISOString();
  const [{ id: eventId } = { id: '' }, ...following] = events;
  if (following.length === 0)
    await jobs.enqueueIn(manager, finishEventCancellationJob, { eventId, cancelledAt }, UNDO_SECONDS);
  else {
    const data = { eventIds: events.map(({ id }) => id), cancelledAt };
    await jobs.enqueueIn(manager, notifyPeopleOfEventsJob, data, UNDO_SECONDS);
  }
}
