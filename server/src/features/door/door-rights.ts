import { forbidden, requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { mayEdit, requireCreator } from '../events/event.policy.js';

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
type EventOfDoor = { id: string; createdById: string };

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
export function requireDoor(context: DoorContext, event: EventOfDoor, right: DoorRight): void {
  const { doorPass } = context;
  if (!doorPass) requireCreator(context, event, AccessScope.DOOR);
  else if (doorPass.eventId !== event.id || !passHas(doorPass, right)) throw forbidden();
}

/**
 * @param scope with which an access token may do it, too
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but owner and editors
 * @throws UserError EMAIL_NOT_VERIFIED
 */
export function requireDoorKeeper(context: DoorContext, event: EventOfDoor, ...scope: AccessScope[]): void {
  requireCreator(context, event, ...scope);
}

/** Whether the caller sees who has arrived. */
export function seesDoor({ viewer, doorPass }: DoorContext, event: EventOfDoor): boolean {
  return doorPass ? doorPass.eventId === event.id : mayEdit(viewer, event);
}

function passHas({ maySearch, mayUndo }: PassOfCaller, right: DoorRight): boolean {
  return { SCAN: true, SEARCH: maySearch, UNDO: mayUndo }[right];
}
