import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { forbidden, requireViewer } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { UserError } from '../../user-error.js';
import { ActivityAction } from '../activity/activity-action.js';
import { recordActivities } from '../activity/record-activity.js';
import { editorRoleEnded } from '../causes.js';
import { Event } from '../event.entity.js';
import { lockOwnEvent } from '../own-event.js';
import { EventMember } from './event-member.entity.js';
import { sendRoleEndedMailJob } from './send-role-ended-mail.job.js';
import { refreshRoles } from './with-current-roles.js';

export interface Removal {
  eventId: string;
  accountId: string;
}

/**
 * Takes a person out of the team of the viewer's own event, who gets a mail; or the viewer leaves the team of another's event. A person
 * who is not in the team stays out, so that a call whose response was lost can be repeated.
 * @throws UserError EVENT_NOT_FOUND, OWNER_CANNOT_LEAVE
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people who are not in the team, and for members who remove another one
 */
export async function removeFromEvent(context: Context, removal: Removal): Promise<Event> {
  const viewer = requireViewer(context.viewer, AccessScope.TEAM_WRITE);
  const isLeaving = removal.accountId === viewer.accountId;
  const event = await transaction(context.database, async (manager) => {
    const { event, isRemoved } = await (isLeaving
      ? leave(manager, removal)
      : remove(manager, context, removal));
    const acted = { eventId: event.id, action: ActivityAction.MEMBER_REMOVED, actor: viewer };
    const subjectId = removal.accountId;
    if (isRemoved) {
      await recordActivities(manager, context.services, [{ ...acted, subjectId }]);
      await context.runConsequences(editorRoleEnded, manager, { eventId: event.id, accountId: subjectId });
    }
    return event;
  });
  if (isLeaving) await refreshRoles(context);
  context.log.info({ ...removal, isLeaving }, 'a person is no longer in the team of an event');
  return event;
}

interface Removed {
  event: Event;
  isRemoved: boolean;
}

/** Also an editor who is staff no longer. */
async function leave(manager: EntityManager, { eventId, accountId }: Removal): Promise<Removed> {
  const lock = { mode: 'pessimistic_write' } as const;
  const event = isUuid(eventId) ? await manager.findOne(Event, { where: { id: eventId }, lock }) : null;
  if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  if (event.createdById === accountId) throw new UserError(ErrorCode.OWNER_CANNOT_LEAVE);
  const { affected } = await manager.delete(EventMember, { eventId, accountId });
  if (!affected) throw forbidden();
  return { event, isRemoved: true };
}

async function remove(
  manager: EntityManager,
  context: Context,
  { eventId, accountId }: Removal,
): Promise<Removed> {
  const event = await lockOwnEvent(manager, context, eventId, 'MANAGE_TEAM', AccessScope.TEAM_WRITE);
  const { affected } = isUuid(accountId)
    ? await manager.delete(EventMember, { eventId, accountId })
    : { affected: 0 };
  if (affected) await context.services.jobs.enqueue(manager, sendRoleEndedMailJob, { eventId, accountId });
  return { event, isRemoved: Boolean(affected) };
}
