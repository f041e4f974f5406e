import { validate as isUuid } from 'uuid';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import type { Event } from '../event.entity.js';
import { lockOwnEvent } from '../own-event.js';
import { EventInvitation } from './event-invitation.entity.js';

/**
 * Ends an invitation of the viewer's own event: its link finds nothing any more.
 * @throws UserError INVITATION_NOT_FOUND, also when it was accepted meanwhile
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the event's owner
 */
export async function withdrawEventInvitation(
  context: Context,
  { invitationId: id }: { invitationId: string },
): Promise<Event> {
  requireStaff(context, AccessScope.TEAM_WRITE);
  return transaction(context.database, async (manager) => {
    const invitation = isUuid(id) ? await manager.findOneBy(EventInvitation, { id }) : null;
    if (!invitation) throw new UserError(ErrorCode.INVITATION_NOT_FOUND);
    const event = await lockOwnEvent(
      manager,
      context,
      invitation.eventId,
      'MANAGE_TEAM',
      AccessScope.TEAM_WRITE,
    );
    const { affected } = await manager.delete(EventInvitation, id);
    if (!affected) throw new UserError(ErrorCode.INVITATION_NOT_FOUND);
    return event;
  });
}
