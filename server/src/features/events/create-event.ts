import { v7 as newId } from 'uuid';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { requireStaff, unauthenticated } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { parseInput } from '../parse-input.js';
import { stampEvent } from './changes/stamp-event.js';
import { EVENT_CREATOR, Event } from './event.entity.js';
import { type EventInput, eventInput } from './event-input.js';
import { countingTimes } from './event-times.js';
import { spellingOfType } from './lists/spelling-of-type.js';
import { requirePayable } from './require-payable.js';
import { searchTextOf } from './search/search-text.js';

/** Without a time zone an event has the one that the settings name, and without a capacity any number may come. */
export type NewEvent = Omit<EventInput, 'timeZone' | 'capacity' | 'refundDeadlineHours'> & {
  timeZone?: string | null;
  capacity?: number | null;
  refundDeadlineHours?: number | null;
};

/**
 * Creates an event of the viewer's, public at once (spec, section 9).
 * @throws UserError EMAIL_NOT_VERIFIED, or naming every field that is missing, too long or has an impossible price
 */
export async function createEvent(context: Context, input: NewEvent): Promise<Event> {
  const viewer = requireStaff(context, AccessScope.EVENTS_WRITE);
  const { timeZone } = context.settings;
  const fields = parseInput(eventInput, { ...input, timeZone: input.timeZone ?? timeZone });
  requirePayable(context, fields);
  const createdAt = context.services.clock.now();
  const id = newId();
  const newEvent = (type: string): Event => ({
    ...fields,
    ...countingTimes(fields),
    type,
    id,
    public: true,
    createdAt,
    updatedAt: createdAt,
    revision: 0,
    planRevision: 0,
    createdById: viewer.accountId,
    signUpCount: 0,
    heldCount: 0,
    waitingCount: 0,
    searchText: searchTextOf({ ...fields, type }),
  });
  const event = await transaction(context.database, async (manager) => {
    const created = newEvent(await spellingOfType(manager, fields.type, id));
    await manager.insert(Event, created);
    await context.runConsequences('eventCreated', manager, { eventId: id });
    return { ...created, updatedAt: await stampEvent(manager, id, createdAt) };
  }).catch((error: unknown) => {
    throw violates(error, EVENT_CREATOR) ? unauthenticated() : error;
  });
  context.log.info({ eventId: id }, 'event created');
  return event;
}
