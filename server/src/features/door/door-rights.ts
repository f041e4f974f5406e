import { forbidden, requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { type EventOfTeam, hasRight, meetsRole, requireRole } from '../events/team/event-roles.js';
import type { PassOfCaller } from './pass-of-caller.js';

/** The acts at a door. A pass may always scan; the team may do all of it. */
export type DoorRight = 'SCAN' | 'SEARCH' | 'UNDO';

type DoorContext = Pick<Context, 'viewer' | 'settings' | 'doorPass'>;

/**
 * The first line of what is done at a door, before the event is known.
 * @throws RequestError UNAUTHENTICATED for anonymous visitors, FORBIDDEN for a token without the scope
 */
export function requireDoorCaller({ viewer, doorPass }: Pick<DoorContext, 'viewer' | 'doorPass'>): void {
  if (!doorPass) requireViewer(viewer, AccessScope.DOOR);
}

/**
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but the event's team and its passes
 * @throws UserError EMAIL_NOT_VERIFIED
 */
export function requireDoor(context: DoorContext, event: EventOfTeam, right: DoorRight): void {
  const { doorPass } = context;
  if (!doorPass) requireRole(context, event, 'USE_DOOR', AccessScope.DOOR);
  else if (!hasDoorRight(context, event, right)) throw forbidden();
}

/** Whether `requireDoor` lets the caller in. */
export function meetsDoor(context: DoorContext, event: EventOfTeam, right: DoorRight): boolean {
  if (context.doorPass) return hasDoorRight(context, event, right);
  return meetsRole(context, event, 'USE_DOOR', AccessScope.DOOR);
}

/**
 * @param scope with which an access token may do it, too
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 * @throws UserError EMAIL_NOT_VERIFIED
 */
export function requireDoorKeeper(context: DoorContext, event: EventOfTeam, ...scope: AccessScope[]): void {
  requireRole(context, event, 'MANAGE_DOOR', ...scope);
}

/** Whether the caller may do it at the door of this event. */
export function hasDoorRight(
  { viewer, doorPass }: Pick<DoorContext, 'viewer' | 'doorPass'>,
  event: EventOfTeam,
  right: DoorRight,
): boolean {
  if (!doorPass) return hasRight(viewer, event, 'USE_DOOR');
  return doorPass.eventId === event.id && passHas(doorPass, right);
}

function passHas({ maySearch, mayUndo }: PassOfCaller, right: DoorRight): boolean {
  return { SCAN: true, SEARCH: maySearch, UNDO: mayUndo }[right];
}

/** The account or the pass that acts at a door. */
export function callerOf({ viewer, doorPass }: Pick<Context, 'viewer' | 'doorPass'>) {
  const [accountId, passId] = [viewer?.accountId ?? null, doorPass?.id ?? null];
  return { id: accountId ?? passId ?? '', accountId, passId };
}
