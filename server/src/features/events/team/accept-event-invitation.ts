import { type EntityManager, MoreThan } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff, requireViewer, unauthenticated } from '../../accounts/access-rules.js';
import { lockAccount } from '../../accounts/find-account.js';
import { Role } from '../../accounts/role.js';
import { hashOfToken } from '../../accounts/token-hash.js';
import type { Viewer } from '../../accounts/viewer.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { ActivityAction } from '../activity/activity-action.js';
import { type Acted, recordActivities } from '../activity/record-activity.js';
import { Event } from '../event.entity.js';
import { EventInvitation } from './event-invitation.entity.js';
import { EventMember } from './event-member.entity.js';
import { EventRole } from './event-roles.js';
import { handOver } from './hand-over.js';
import { refreshRoles } from './with-current-roles.js';

/** Each request of an account reads all its roles. */
const MAX_ROLES = 1_000;
const OTHER_ADDRESS = 'This invitation was sent to another address. Sign in with the account of that address';

/**
 * Accepts an invitation by the secret of its link: the viewer joins the team of the event, or becomes its owner. It works once, and
 * for the account of the invited address alone.
 * @throws UserError INVITATION_NOT_FOUND, NOT_STAFF, EMAIL_NOT_VERIFIED, ALREADY_IN_TEAM, TOO_MANY
 * @throws RequestError UNAUTHENTICATED
 */
export async function acceptEventInvitation(context: Context, { token }: { token: string }): Promise<Event> {
  const viewer = requireViewer(context.viewer);
  const eventId = await transaction(context.database, async (manager) => {
    if (!(await lockAccount(manager, { id: viewer.accountId }))) throw unauthenticated();
    const { event, invitation } = await lockInvited(manager, context, token);
    if (invitation.email !== viewer.email)
      throw new UserError(ErrorCode.INVITATION_NOT_FOUND, null, OTHER_ADDRESS);
    if (invitation.role !== EventRole.DOOR) requireStaffAccount(context, viewer);
    await manager.delete(EventInvitation, invitation.id);
    if (event.createdById === viewer.accountId) throw new UserError(ErrorCode.ALREADY_IN_TEAM);
    await recordActivities(manager, context.services, [acceptance(viewer, event, invitation)]);
    if (invitation.role === EventRole.OWNER) await handOver(context, manager, event, viewer.accountId);
    else await join(manager, context, viewer, { ...invitation, role: invitation.role });
    return event.id;
  });
  await refreshRoles(context);
  context.log.info({ eventId }, 'an invitation to the team of an event is accepted');
  return context.database.findOneByOrFail(Event, { id: eventId });
}

function acceptance(actor: Viewer, { id: eventId, createdById }: Event, { role }: EventInvitation): Acted {
  return role === EventRole.OWNER
    ? { eventId, action: ActivityAction.EVENT_HANDED_OVER, actor, subjectId: createdById }
    : { eventId, action: ActivityAction.MEMBER_JOINED, actor, detail: role };
}

/** @throws UserError INVITATION_NOT_FOUND */
async function lockInvited(manager: EntityManager, { services }: Context, token: string) {
  const where = { secretHash: hashOfToken(token), expiresAt: MoreThan(services.clock.now()) };
  const found = await manager.findOneBy(EventInvitation, where);
  const lock = { mode: 'pessimistic_write' } as const;
  const event = found && (await manager.findOne(Event, { where: { id: found.eventId }, lock }));
  // It may have been accepted or withdrawn meanwhile.
  const invitation = event && (await manager.findOneBy(EventInvitation, where));
  if (!event || !invitation) throw new UserError(ErrorCode.INVITATION_NOT_FOUND);
  return { event, invitation };
}

/** @throws UserError NOT_STAFF, EMAIL_NOT_VERIFIED */
function requireStaffAccount(context: Context, { role }: Viewer): void {
  if (role !== Role.STAFF) throw new UserError(ErrorCode.NOT_STAFF);
  requireStaff(context);
}

/** @throws UserError ALREADY_IN_TEAM, TOO_MANY */
async function join(
  manager: EntityManager,
  { services }: Context,
  { accountId }: Viewer,
  { eventId, role, shownAsHost }: Omit<EventInvitation, 'role'> & { role: EventRole.EDITOR | EventRole.DOOR },
): Promise<void> {
  if (await manager.existsBy(EventMember, { eventId, accountId }))
    throw new UserError(ErrorCode.ALREADY_IN_TEAM);
  if ((await manager.countBy(EventMember, { accountId })) >= MAX_ROLES)
    throw new UserError(ErrorCode.TOO_MANY);
  const since = services.clock.now();
  // A yes to the role is no yes to a name on a public page.
  const host = { shownAsHost: false, offeredAsHost: shownAsHost };
  await manager.insert(EventMember, { eventId, accountId, role, ...host, since });
}
