import { validate as isUuid } from 'uuid';
import { transaction } from '../../platform/database/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { UserError } from '../user-error.js';
import { endWaiting } from './end-waiting.js';
import { releasePlace } from './place-holds.js';
import { statusOf, WaitingListStatus } from './waiting-list-status.js';

/**
 * Ends the viewer's waiting; a place that was offered goes to the next in line. Who does not wait leaves all the same.
 * @returns the id of the event
 * @throws UserError EVENT_NOT_FOUND
 */
export async function leaveWaitingList(context: Context, { eventId }: { eventId: string }): Promise<string> {
  const { accountId } = requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE);
  const who = { eventId, accountId };
  await transaction(context.database, async (manager) => {
    if (!isUuid(eventId) || !(await lockEventPlaces(manager, eventId)))
      throw new UserError(ErrorCode.EVENT_NOT_FOUND);
    const entry = await endWaiting(manager, who, WaitingListStatus.LEFT);
    if (!entry || statusOf(entry) !== WaitingListStatus.OFFERED) return;
    await context.runConsequences('offerDeclined', manager, who);
    await releasePlace(context, manager, who);
  });
  context.log.info({ eventId }, 'left a waiting list');
  return eventId;
}
