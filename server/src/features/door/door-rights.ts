import { forbidden, requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { type EventOfTeam, hasRight, requireRole } from '../events/team/event-roles.js';

/** The acts at a door. A pass may always scan; the team may do all of it. */
export type DoorRight = 'SCAN' | 'SEARCH' | 'UNDO';

/** The door pass of a request. It opens the door of one event, and nothing else. */
export interface PassOfCaller {
  id: string;
  eventId: string;
  maySearch: boolean;
  mayUndo: boolean;
}

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
  else if (doorPass.eventId !== event.id || !passHas(doorPass, right)) throw forbidden();
}

/**
 * @param scope with which an access token may do it, too
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 * @throws UserError EMAIL_NOT_VERIFIED
 */
export function requireDoorKeeper(context: DoorContext, event: EventOfTeam, ...scope: AccessScope[]): void {
  requireRole(context, event, 'MANAGE_DOOR', ...scope);
}

/** Whether the caller sees who has arrived. */
export function seesDoor({ viewer, doorPass }: DoorContext, event: EventOfTeam): boolean {
  return doorPass ? doorPass.eventId === event.id : hasRight(viewer, event, 'USE_DOOR');
}

function passHas({ maySearch, mayUndo }: PassOfCaller, right: DoorRight): boolean {
  return { SCAN: true, SEARCH: maySearch, UNDO: mayUndo }[right];
}
