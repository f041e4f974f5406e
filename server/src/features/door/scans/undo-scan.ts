import { type EntityManager, IsNull } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { ActivityAction } from '../../events/activity/activity-action.js';
import { recordActivities } from '../../events/activity/record-activity.js';
import { findEvent } from '../../events/find-event.js';
import { SignUp } from '../../sign-ups/sign-up.entity.js';
import { UserError } from '../../user-error.js';
import { callerOf, requireDoor, requireDoorCaller } from '../door-rights.js';
import { Arrival } from './arrival.entity.js';
import { Scan } from './scan.entity.js';
import { ScanOutcome } from './scan-outcome.js';

/**
 * Takes back that a scan let somebody in. A scan that is undone already stays as it is, so that a call whose response was lost can
 * be repeated (D31).
 * @throws UserError SCAN_NOT_FOUND, also for a scan that let nobody in; EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but the event's team, and passes that may undo
 * @throws RateLimitedError after 1,000 of a caller in an hour
 */
export async function undoScan(context: Context, { scanId }: { scanId: string }): Promise<Scan> {
  requireDoorCaller(context);
  const scan = isUuid(scanId) ? await context.database.findOneBy(Scan, { id: scanId }) : null;
  const event = scan && (await findEvent(context.database, scan.eventId));
  const isForeign = context.doorPass && context.doorPass.eventId !== event?.id;
  if (!scan || !event || isForeign) throw new UserError(ErrorCode.SCAN_NOT_FOUND);
  requireDoor(context, event, 'UNDO');
  if (scan.outcome !== ScanOutcome.ADMITTED && !scan.offline) throw new UserError(ErrorCode.SCAN_NOT_FOUND);
  await context.services.rateLimits.countUndoneScan(callerOf(context).id);
  const undoneAt = context.services.clock.now();
  const isUndone = await transaction(context.database, async (manager) => {
    if (!(await undo(manager, scan, undoneAt))) return false;
    const acted = { eventId: event.id, action: ActivityAction.SCAN_UNDONE, actor: context.viewer };
    await recordActivities(manager, context.services, [acted]);
    return true;
  });
  if (!isUndone) return (await context.database.findOneBy(Scan, { id: scan.id })) ?? scan;
  context.log.info({ eventId: event.id, scanId }, 'scan undone');
  return { ...scan, undoneAt };
}

/** @returns false where another call was first */
async function undo(manager: EntityManager, scan: Scan, undoneAt: Date): Promise<boolean> {
  const { id, signUpId, eventId } = scan;
  // Two scans of one place that are undone at the same time must not each take the other for valid.
  const lock = { mode: 'for_no_key_update' } as const;
  if (signUpId) await manager.findOne(SignUp, { select: { id: true }, where: { id: signUpId }, lock });
  const { affected: marked } = await manager.update(Scan, { id, undoneAt: IsNull() }, { undoneAt });
  if (!marked) return false;
  if (!signUpId) return true;
  const { affected } = await manager.delete(Arrival, { signUpId, scanId: id });
  if (affected) await letNextScanStand(manager, eventId, signUpId);
  return true;
}

/** A person who came in by the same ticket without network is still there: that scan is the arrival from now on. */
async function letNextScanStand(manager: EntityManager, eventId: string, signUpId: string): Promise<void> {
  await manager.query(
    `INSERT INTO arrivals (sign_up_id, event_id, scan_id, door, arrived_at)
     SELECT sign_up_id, event_id, id, door, scanned_at FROM scans
     WHERE event_id = $1 AND sign_up_id = $2 AND offline AND outcome = 'ADMITTED_TWICE' AND undone_at IS NULL
     ORDER BY received_at, id LIMIT 1`,
    [eventId, signUpId],
  );
}
