import { isEqual } from 'es-toolkit/predicate/isEqual';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { eventChanged } from './causes.js';
import { stampEvent } from './changes/stamp-event.js';
import { nextVersion, requireVersion } from './changes/version-of-change.js';
import { Event } from './event.entity.js';
import { type EventInput, eventUpdate, givenFields, storedFields } from './event-input.js';
import { isSamePlan } from './event-plan.js';
import { visibilityOf } from './event-visibility.js';
import { spellingOfType } from './lists/spelling-of-type.js';
import { lockOwnEvent } from './own-event.js';
import { requirePayable } from './require-payable.js';
import { searchTextOf } from './search/search-text.js';
import { findAttendeeNote } from './texts/attendee-note.js';

export type EventChanges = { id: string } & { [Name in keyof EventInput]?: EventInput[Name] | null } & {
  /** The `updatedAt` of the version that the change is based on; without one the event is changed whatever it is. */
  expectedUpdatedAt?: Date | null;
  /** Whether attendees are mailed about a changed date, time, zone or place. */
  notifyAttendees?: boolean;
  /** A line of the creator's own in that mail. */
  messageToAttendees?: string | null;
};

/**
 * Changes the given fields of the viewer's own event, and no others.
 * @throws UserError EVENT_NOT_FOUND, EVENT_CANCELLED, CONFLICT where it was changed since `expectedUpdatedAt`, or naming every field
 *   that cannot be taken
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but its creator
 */
export async function updateEvent(context: Context, input: EventChanges): Promise<Event> {
  requireStaff(context, AccessScope.EVENTS_WRITE);
  const { id, expectedUpdatedAt, notifyAttendees = true, messageToAttendees, ...changes } = input;
  return transaction(context.database, async (manager) => {
    const locked = await lockOwnEvent(manager, context, id);
    if (locked.cancelledAt) throw new UserError(ErrorCode.EVENT_CANCELLED);
    requireVersion(locked, expectedUpdatedAt);
    const before = { ...locked, attendeeNote: await findAttendeeNote(manager, id) };
    const stored = { ...before, visibility: visibilityOf(before) };
    const given = { ...stored, ...givenFields(changes), messageToAttendees };
    const { messageToAttendees: message, ...fields } = parseInput(eventUpdate, given);
    if (fields.type !== before.type) fields.type = await spellingOfType(manager, fields.type, id);
    if (fields.pricePence !== before.pricePence) requirePayable(context, fields);
    const changed = storedFields(fields);
    if (isEqual({ ...before, ...changed }, { ...before })) return before;
    const version = nextVersion(before, context.services.clock.now());
    const planRevision = isSamePlan(before, changed) ? before.planRevision : version.revision;
    const updated = { ...changed, ...version, planRevision };
    const after = { ...before, ...updated };
    await context.runConsequences(eventChanged, manager, {
      before,
      after,
      notice: notifyAttendees ? { message } : null,
    });
    await manager.update(Event, id, { ...updated, searchText: searchTextOf(fields) });
    return { ...after, updatedAt: await stampEvent(manager, id, version.updatedAt) };
  });
}
