import type { EntityManager } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { ActivityAction } from '../../events/activity/activity-action.js';
import { recordActivities } from '../../events/activity/record-activity.js';
import { UNDO_SECONDS, undoableUntil } from '../../events/cancellation/undo-window.js';
import type { Event } from '../../events/event.entity.js';
import { hasEnded } from '../../events/has-ended.js';
import { lockOwnEvent } from '../../events/own-event.js';
import { hasStarted } from '../../events/refund-deadline.js';
import { UserError } from '../../user-error.js';
import { finishPlaceReleaseJob } from './finish-place-release.job.js';
import { PlaceRelease, ReleaseStage } from './place-release.entity.js';

/**
 * Releases the places of people who have not arrived, once the team can no longer undo it: see finishPlaceReleaseJob. A release that
 * is under way stays as it is, so that a second press changes nothing (D32).
 * @throws UserError EVENT_NOT_FOUND, EVENT_NOT_STARTED, EVENT_ENDED, EVENT_CANCELLED, EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 */
export async function releaseMissingPlaces(
  context: Context,
  { eventId }: { eventId: string },
): Promise<Event> {
  const actor = requireStaff(context, AccessScope.PEOPLE_WRITE);
  const { clock, jobs } = context.services;
  return transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, eventId, 'MANAGE_DOOR', AccessScope.PEOPLE_WRITE);
    const releasedAt = clock.now();
    if (event.cancelledAt) throw new UserError(ErrorCode.EVENT_CANCELLED);
    if (hasEnded(event, releasedAt)) throw new UserError(ErrorCode.EVENT_ENDED);
    if (!hasStarted(event, releasedAt)) throw new UserError(ErrorCode.EVENT_NOT_STARTED);
    if (!(await begin(manager, event.id, releasedAt))) return event;
    const acted = { eventId: event.id, action: ActivityAction.PLACES_RELEASED, actor };
    await recordActivities(manager, context.services, [acted]);
    const data = { eventId: event.id, releasedAt: releasedAt.toISOString() };
    await jobs.enqueueIn(manager, finishPlaceReleaseJob, data, UNDO_SECONDS);
    context.log.info({ eventId: event.id }, 'missing places released');
    return event;
  });
}

/** @returns false where a release is under way */
async function begin(manager: EntityManager, eventId: string, releasedAt: Date): Promise<boolean> {
  const begun = await manager.query<unknown[]>(
    `INSERT INTO place_releases (event_id, released_at, stage) VALUES ($1, $2, $3)
     ON CONFLICT (event_id) DO UPDATE SET released_at = excluded.released_at, stage = excluded.stage
     WHERE place_releases.stage = $4 RETURNING event_id`,
    [eventId, releasedAt, ReleaseStage.UNDOABLE, ReleaseStage.DONE],
  );
  return begun.length > 0;
}

/**
 * Undoes a release that has taken no place yet. Where there is none, nothing changes, so that a call whose response was lost
 * can be repeated.
 * @throws UserError EVENT_NOT_FOUND; UNDO_CLOSED five minutes after the release; EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 */
export async function undoReleaseMissingPlaces(
  context: Context,
  { eventId }: { eventId: string },
): Promise<Event> {
  const actor = requireStaff(context, AccessScope.PEOPLE_WRITE);
  return transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, eventId, 'MANAGE_DOOR', AccessScope.PEOPLE_WRITE);
    const where = { eventId: event.id };
    // The job may have begun by the clock of another process: the row decides.
    const release = await manager.findOne(PlaceRelease, { where, lock: { mode: 'pessimistic_write' } });
    if (!release) return event;
    const isOver = undoableUntil(release.releasedAt) <= context.services.clock.now();
    if (release.stage !== ReleaseStage.UNDOABLE || isOver)
      throw new UserError(ErrorCode.UNDO_CLOSED, undefined, TOO_LATE);
    await manager.delete(PlaceRelease, where);
    const acted = { eventId: event.id, action: ActivityAction.PLACES_RELEASED, actor, detail: 'undone' };
    await recordActivities(manager, context.services, [acted]);
    context.log.info({ eventId: event.id }, 'the release of missing places is undone');
    return event;
  });
}

const TOO_LATE = 'It is too late to undo this: the places went to other people';
