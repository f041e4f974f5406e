import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import type { Event } from '../../events/event.entity.js';
import { findEvent } from '../../events/find-event.js';
import { UserError } from '../../user-error.js';
import { requireDoor, requireDoorCaller } from '../door-rights.js';
import { findPeopleAtDoor, type PersonAtDoor } from './find-tickets.js';

/**
 * The names of all people with a place, for a device that is to find people without network. It holds them in memory alone.
 * @throws UserError EVENT_NOT_FOUND, EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for all but the event's team, and passes that may search
 */
export async function listNames(
  context: Context,
  eventId: string,
): Promise<{ event: Event; people: PersonAtDoor[] }> {
  requireDoorCaller(context);
  const event = await findEvent(context.database, eventId);
  if (!event) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  requireDoor(context, event, 'SEARCH');
  return { event, people: await findPeopleAtDoor(context.database, event.id) };
}
