import { v7 as newId } from 'uuid';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { requireStaff, unauthenticated } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { parseInput } from '../parse-input.js';
import { ActivityAction } from './activity/activity-action.js';
import { recordActivities } from './activity/record-activity.js';
import { eventCreated } from './causes.js';
import { stampEvent } from './changes/stamp-event.js';
import { requirePicture } from './cover/require-picture.js';
import { findDuplicatedFrom } from './duplicated-from.js';
import { EVENT_CREATOR, Event } from './event.entity.js';
import { type EventInput, eventInput } from './event-input.js';
import { spellingOfType } from './lists/spelling-of-type.js';
import { newEvent } from './new-event.js';
import { requirePayable } from './require-payable.js';

type OptionalName = {
  [Name in keyof EventInput]: null extends EventInput[Name] ? Name : never;
}[keyof EventInput];

/**
 * Without a time zone an event has the one that the settings name; without a visibility it is public. A field that may be null
 * may be left out.
 */
export type NewEvent = {
  [Name in Exclude<keyof EventInput, OptionalName | 'timeZone' | 'visibility'>]: EventInput[Name] | null;
} & Partial<Pick<EventInput, OptionalName | 'visibility'>> & {
    timeZone?: string | null;
    /** An id that names no event, or none of the viewer's, is left out. */
    duplicatedFromId?: string | null;
  };

/**
 * Creates an event of the viewer's: public at once (spec, section 9), unless the viewer chooses otherwise.
 * @param id the draft's, for an event that was one
 * @throws UserError EMAIL_NOT_VERIFIED, PICTURE_NOT_FOUND, or naming every field that is missing, too long or has an impossible price
 */
export async function createEvent(context: Context, input: NewEvent, id = newId()): Promise<Event> {
  const viewer = requireStaff(context, AccessScope.EVENTS_WRITE);
  const { timeZone } = context.settings;
  const fields = parseInput(eventInput, { ...input, timeZone: input.timeZone ?? timeZone });
  requirePayable(context, fields);
  const createdAt = context.services.clock.now();
  const event = await transaction(context.database, async (manager) => {
    await requirePicture(manager, viewer, fields.cover);
    const type = await spellingOfType(manager, fields.type, [id]);
    const duplicatedFromId = await findDuplicatedFrom(manager, viewer, input.duplicatedFromId);
    const creation = { id, createdById: viewer.accountId, createdAt, duplicatedFromId };
    const created = newEvent({ ...fields, type }, creation);
    await manager.insert(Event, created);
    const acted = { eventId: id, action: ActivityAction.EVENT_CREATED, actor: viewer };
    await recordActivities(manager, context.services, [acted]);
    await context.runConsequences(eventCreated, manager, { eventIds: [id] });
    return { ...created, updatedAt: await stampEvent(manager, id, createdAt) };
  }).catch((error: unknown) => {
    throw violates(error, EVENT_CREATOR) ? unauthenticated() : error;
  });
  context.log.info({ eventId: id }, 'event created');
  return event;
}
