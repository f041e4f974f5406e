import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { findEvent } from '../events/find-event.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { releasePlace } from '../place-holds/place-holds.js';
import { findSignUpOf } from '../sign-ups/find-sign-up.js';
import { UserError } from '../user-error.js';
import { offerDeclined } from './causes.js';
import { endWaiting, isOfferedPlace } from './end-waiting.js';
import { statusOf, WaitingListStatus } from './waiting-list-status.js';

/**
 * Ends the viewer's waiting; a place that was offered goes to the next in line. The call succeeds for a person who
 * does not wait, too.
 * @returns the id of the event
 * @throws UserError EVENT_NOT_FOUND; ALREADY_SIGNED_UP for a person who has a place, and keeps it; CONFLICT for a
 * person who is offered a place and did not expect it
 */
export async function leaveWaitingList(
  context: Context,
  { eventId, expectedOffer }: { eventId: string; expectedOffer?: boolean | null },
): Promise<string> {
  const { accountId } = requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE);
  const who = { eventId, accountId };
  if (!(await findEvent(context.database, eventId))) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  await transaction(context.database, async (manager) => {
    if (!(await lockEventPlaces(manager, eventId))) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
    if (await findSignUpOf(manager, who))
      throw new UserError(ErrorCode.ALREADY_SIGNED_UP, null, 'You have a place');
    if (expectedOffer === false && (await isOfferedPlace(manager, who)))
      throw new UserError(ErrorCode.CONFLICT, null, 'A place is offered to you');
    const entry = await endWaiting(manager, who, WaitingListStatus.LEFT);
    if (!entry || statusOf(entry) !== WaitingListStatus.OFFERED) return;
    await context.runConsequences(offerDeclined, manager, who);
    await releasePlace(context, manager, who);
  });
  context.log.info({ eventId }, 'left a waiting list');
  return eventId;
}
