import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { Event } from './event.entity.js';
import { type EventRight, requireRole } from './team/event-roles.js';
import { withCurrentRoles } from './team/with-current-roles.js';

/**
 * An event of the viewer's team to be changed, locked until the transaction ends so that two changes follow each other.
 * @param scope with which an access token may do it, too
 * @throws UserError EMAIL_NOT_VERIFIED, EVENT_NOT_FOUND
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people without this right
 */
export async function lockOwnEvent(
  manager: EntityManager,
  context: Pick<Context, 'viewer' | 'settings'>,
  id: string,
  right: EventRight,
  scope = AccessScope.EVENTS_WRITE,
): Promise<Event> {
  const event = isUuid(id)
    ? await manager.findOne(Event, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  requireRole(await withCurrentRoles(manager, context), event, right, scope);
  return event;
}
