import { pick } from 'es-toolkit/object/pick';
import { isEqual } from 'es-toolkit/predicate/isEqual';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { forbidden, requireViewer } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { findAccount } from '../../accounts/find-account.js';
import { Role } from '../../accounts/role.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { ActivityAction } from '../activity/activity-action.js';
import { recordActivities } from '../activity/record-activity.js';
import { editorRoleEnded } from '../causes.js';
import { stampEvents } from '../changes/stamp-event.js';
import { Event } from '../event.entity.js';
import { sendHostOfferJob } from '../hosts/send-host-offer.job.js';
import { lockOwnEvent } from '../own-event.js';
import { EventMember } from './event-member.entity.js';
import { EventRole } from './event-roles.js';

export interface RoleChange {
  eventId: string;
  accountId: string;
  role?: EventRole | null;
  shownAsHost?: boolean | null;
}

/**
 * Changes what a person of the team may do at the viewer's own event, or offers the person to be shown as a host. The person takes
 * the offer, and takes the own name away, with the same mutation. An offer is a mail to the person. The owner's role changes by
 * handing the event over alone.
 * @throws UserError EVENT_NOT_FOUND, MEMBER_NOT_FOUND, NOT_STAFF, OWNER_CANNOT_LEAVE
 * @throws RateLimitedError for an offer to show a name, as for an invitation
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the event's owner, and the person for the own name
 */
export async function changeEventRole(context: Context, change: RoleChange): Promise<Event> {
  const actor = requireViewer(context.viewer, AccessScope.TEAM_WRITE);
  if (change.shownAsHost && change.accountId !== actor.accountId)
    await countOffer(context, actor.accountId, change);
  return transaction(context.database, async (manager) => {
    const event = await lockEventOf(manager, context, change);
    const { accountId: subjectId, role, shownAsHost } = change;
    const isOwner = subjectId === event.createdById;
    const isOwn = subjectId === actor.accountId;
    const isChanged = await (isOwner
      ? changeOwner(manager, event, change)
      : isOwn
        ? changeOwnName(manager, context, change)
        : changeMember(context, manager, event, change));
    if (!isChanged) return event;
    const field = shownAsHost && !isOwner && !isOwn ? 'offeredAsHost' : 'shownAsHost';
    const host = shownAsHost == null ? null : `${field}: ${shownAsHost}`;
    const detail = [role, host].filter(Boolean).join(', ') || null;
    const acted = { eventId: event.id, action: ActivityAction.ROLE_CHANGED, actor, subjectId, detail };
    await recordActivities(manager, context.services, [acted]);
    // Pages that show the event alone tell by its row whether they are true.
    if (shownAsHost != null) await stampEvents(manager, [event.id], context.services.clock.now());
    return event;
  });
}

/** An offer is a mail, as an invitation is one. @throws RateLimitedError */
async function countOffer(
  { database, services }: Context,
  actorId: string,
  { accountId }: RoleChange,
): Promise<void> {
  const offered = isUuid(accountId) ? await findAccount(database, accountId) : null;
  if (offered) await services.rateLimits.countEventInvitation(actorId, offered.email);
}

/** People of the team change their own name, also those whose role does not count any more; all else is the owner's. */
async function lockEventOf(manager: EntityManager, context: Context, change: RoleChange): Promise<Event> {
  const { eventId, accountId } = change;
  const isOwn = accountId === context.viewer?.accountId && isUuid(eventId);
  const lock = { mode: 'pessimistic_write' } as const;
  const event = isOwn ? await manager.findOne(Event, { where: { id: eventId }, lock }) : null;
  if (event && (await manager.existsBy(EventMember, { eventId, accountId }))) return event;
  return lockOwnEvent(manager, context, eventId, 'MANAGE_TEAM', AccessScope.TEAM_WRITE);
}

/**
 * @returns false where nothing is another than before
 * @throws RequestError FORBIDDEN for another role, and where the owner offers nothing; UNAUTHENTICATED for a token that would agree
 */
async function changeOwnName(
  manager: EntityManager,
  { viewer }: Context,
  { eventId, accountId, role, shownAsHost }: RoleChange,
): Promise<boolean> {
  if (role != null) throw forbidden();
  if (shownAsHost == null) return false;
  const where = { eventId, accountId };
  // A name is published by the act of its person, and no program's.
  if (shownAsHost) requireViewer(viewer);
  const member = await manager.findOneBy(EventMember, where);
  const may = !shownAsHost || member?.offeredAsHost || member?.shownAsHost;
  if (!member || !may) throw forbidden();
  if (member.shownAsHost === shownAsHost && !member.offeredAsHost) return false;
  await manager.update(EventMember, where, { shownAsHost, offeredAsHost: false });
  return true;
}

/** @returns false where nothing is another than before */
async function changeOwner(
  manager: EntityManager,
  { id }: Event,
  { role = null, shownAsHost = null }: RoleChange,
): Promise<boolean> {
  if (role !== null && role !== EventRole.OWNER) throw new UserError(ErrorCode.OWNER_CANNOT_LEAVE, 'role');
  if (shownAsHost === null) return false;
  const where = { id, ownerShownAsHost: !shownAsHost };
  const { affected } = await manager.update(Event, where, { ownerShownAsHost: shownAsHost });
  return affected === 1;
}

/** @returns false where nothing is another than before */
async function changeMember(
  { runConsequences, services }: Context,
  manager: EntityManager,
  { id: eventId }: Event,
  { accountId, role, shownAsHost }: RoleChange,
): Promise<boolean> {
  const where = { eventId, accountId };
  const member = isUuid(accountId) ? await manager.findOneBy(EventMember, where) : null;
  if (!member) throw new UserError(ErrorCode.MEMBER_NOT_FOUND, 'accountId');
  if (role === EventRole.OWNER) throw new UserError(ErrorCode.OWNER_CANNOT_LEAVE, 'role', HAND_OVER);
  if (role === EventRole.EDITOR) await requireStaffMember(manager, accountId);
  const changed = { role: role ?? member.role, ...hostAfter(member, shownAsHost) };
  if (isEqual(changed, pick(member, ['role', 'shownAsHost', 'offeredAsHost']))) return false;
  await manager.update(EventMember, where, changed);
  const isOffered = changed.offeredAsHost && !member.offeredAsHost;
  if (isOffered) await services.jobs.enqueue(manager, sendHostOfferJob, where);
  if (role === EventRole.DOOR) await runConsequences(editorRoleEnded, manager, where);
  return true;
}

/** The owner takes a name away, and offers to show it. */
function hostAfter({ shownAsHost, offeredAsHost }: EventMember, wanted: boolean | null | undefined) {
  if (wanted == null) return { shownAsHost, offeredAsHost };
  return wanted ? { shownAsHost, offeredAsHost: !shownAsHost } : { shownAsHost: false, offeredAsHost: false };
}

const HAND_OVER = 'An event has one owner. Hand the event over instead';

/** @throws UserError NOT_STAFF */
async function requireStaffMember(manager: EntityManager, accountId: string): Promise<void> {
  const account = await findAccount(manager, accountId);
  if (account?.role !== Role.STAFF) throw new UserError(ErrorCode.NOT_STAFF, 'role');
}
