import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { requireStaff } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { Account } from '../../accounts/account.entity.js';
import { emailAddress, roleOf as roleOfAddress } from '../../accounts/email-addresses/email-address.js';
import { Role } from '../../accounts/role.js';
import { decidedRole } from '../../accounts/staff-decisions.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { parseInput } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { ActivityAction } from '../activity/activity-action.js';
import { recordActivities } from '../activity/record-activity.js';
import type { Event } from '../event.entity.js';
import { lockOwnEvent } from '../own-event.js';
import { EventInvitation } from './event-invitation.entity.js';
import { EventMember } from './event-member.entity.js';
import { EventRole } from './event-roles.js';
import { sendEventInvitationJob } from './send-event-invitation.job.js';

/** Milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** People and invitations, the owner included. */
const MAX_TEAM = 100;

const fields = z.object({ email: emailAddress });

export interface NewInvitation {
  eventId: string;
  email: string;
  /** OWNER: the person takes the event over. */
  role: EventRole;
  shownAsHost?: boolean;
}

/**
 * Invites a person to the team of the viewer's own event, or offers the event to a new owner. The person gets a mail with a link.
 * Nothing changes before they accept. Another invitation of the same address renews the first one, and another offer of the event
 * ends the first one.
 * @throws UserError EVENT_NOT_FOUND, NOT_STAFF, ALREADY_IN_TEAM, MAIL_UNAVAILABLE, TOO_MANY, or for the address
 * @throws RateLimitedError in an hour after 100 invitations of an account, or ten to the address
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the event's owner
 */
export async function inviteToEvent(
  context: Context,
  { eventId, role, shownAsHost = false, ...typed }: NewInvitation,
): Promise<{ invitation: EventInvitation; event: Event }> {
  const actor = requireStaff(context, AccessScope.TEAM_WRITE);
  const { email } = parseInput(fields, typed);
  await context.services.rateLimits.countEventInvitation(actor.accountId, email);
  const invited = await transaction(context.database, async (manager) => {
    const event = await lockOwnEvent(manager, context, eventId, 'MANAGE_TEAM', AccessScope.TEAM_WRITE);
    if (!context.settings.mailEnabled) throw new UserError(ErrorCode.MAIL_UNAVAILABLE, 'email');
    if (role !== EventRole.DOOR) await requireStaffAddress(manager, context, email);
    await requireNew(manager, event, { email, role });
    if (role === EventRole.OWNER) await manager.delete(EventInvitation, { eventId, role });
    const invitation = await store(manager, { eventId: event.id, email, role, shownAsHost }, context);
    const acted = { eventId: event.id, action: ActivityAction.MEMBER_INVITED, actor, detail: role };
    await recordActivities(manager, context.services, [acted]);
    await context.services.jobs.enqueue(manager, sendEventInvitationJob, { invitationId: invitation.id });
    return { invitation, event };
  });
  context.log.info({ eventId, role }, 'a person is invited to the team of an event');
  return invited;
}

/** @throws UserError NOT_STAFF */
async function requireStaffAddress(
  manager: EntityManager,
  { settings }: Context,
  email: string,
): Promise<void> {
  const role = await decidedRole(manager, email, roleOfAddress(email, settings.staffDomain));
  if (role !== Role.STAFF) throw new UserError(ErrorCode.NOT_STAFF, 'email');
}

/** A person of the team can still become its owner. @throws UserError ALREADY_IN_TEAM */
async function requireNew(
  manager: EntityManager,
  { id: eventId, createdById }: Event,
  { email, role }: Pick<EventInvitation, 'email' | 'role'>,
): Promise<void> {
  const account = await manager.findOneBy(Account, { email });
  if (!account) return;
  const isMember =
    role !== EventRole.OWNER && (await manager.existsBy(EventMember, { eventId, accountId: account.id }));
  if (isMember || account.id === createdById) throw new UserError(ErrorCode.ALREADY_IN_TEAM, 'email');
}

type Given = Pick<EventInvitation, 'eventId' | 'email' | 'role' | 'shownAsHost'>;

/** Under the event's lock, so that it is counted and looked for once. @throws UserError TOO_MANY */
async function store(
  manager: EntityManager,
  given: Given,
  { services }: Pick<Context, 'services'>,
): Promise<EventInvitation> {
  const { eventId, email } = given;
  const createdAt = services.clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME);
  const sameAddress = await manager.findOneBy(EventInvitation, { eventId, email });
  const id = sameAddress?.id ?? newId();
  const invitation = { ...given, id, secretHash: null, createdAt, expiresAt };
  if (sameAddress) await manager.update(EventInvitation, id, invitation);
  else {
    const members = await manager.countBy(EventMember, { eventId });
    const invited = await manager.countBy(EventInvitation, { eventId });
    if (1 + members + invited >= MAX_TEAM) throw new UserError(ErrorCode.TOO_MANY, 'email');
    await manager.insert(EventInvitation, invitation);
  }
  return invitation;
}
