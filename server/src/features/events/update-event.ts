import type { EntityManager } from 'typeorm';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { forbidden, requireStaff } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { ActivityAction } from './activity/activity-action.js';
import { changedFields } from './activity/changed-fields.js';
import { type Acted, type Actor, recordActivities } from './activity/record-activity.js';
import { type EventChange, eventChanged } from './causes.js';
import { requireVersion } from './changes/version-of-change.js';
import { coverChange } from './cover/cover-input.js';
import { requirePicture } from './cover/require-picture.js';
import { EVENT_DATES_OF_SERIES, type Event } from './event.entity.js';
import { type EventInput, eventUpdate, givenFields } from './event-input.js';
import { hasEnded } from './has-ended.js';
import { spellingOfType } from './lists/spelling-of-type.js';
import { requirePayable } from './require-payable.js';
import { changeOf } from './scope/change-of.js';
import { type EnteredEvent, enteredFields } from './scope/entered-fields.js';
import { EventScope } from './scope/event-scope.js';
import { followingChanges } from './scope/following-changes.js';
import { lockOwnEvents } from './scope/lock-own-events.js';
import { storeVersions } from './scope/store-versions.js';
import { hasRight } from './team/event-roles.js';

export type EventChanges = { id: string } & { [Name in keyof EventInput]?: EventInput[Name] | null } & {
  /** The `updatedAt` of the version that the change is based on; without one the event is changed whatever it is. */
  expectedUpdatedAt?: Date | null;
  /** Whether attendees are mailed about a changed date, time, zone or place. */
  notifyAttendees?: boolean;
  /** A line of the creator's own in that mail. */
  messageToAttendees?: string | null;
  scope?: EventScope;
  /** Takes the picture away. */
  removeCover?: boolean;
};

export interface UpdatedEvents {
  event: Event;
  /** The following events that are left as they are, since they were edited by hand; null where the event alone was meant. */
  skippedEvents: Event[] | null;
}

/**
 * Changes the given fields of an event of the viewer's team, and no others. The following events, where they are meant, get the fields
 * that this changes here; see docs/decisions/series.md.
 * @throws UserError EVENT_NOT_FOUND, EVENT_CANCELLED, PICTURE_NOT_FOUND, CONFLICT where it was changed since `expectedUpdatedAt`, EVENT_ENDED where it has
 *   people and would be over, OWNER_REQUIRED where an editor's change opens refunds, or naming every field that cannot be taken
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people who may not edit it, and for an editor who changes price or refund deadline
 */
export async function updateEvent(context: Context, input: EventChanges): Promise<UpdatedEvents> {
  const viewer = requireStaff(context, AccessScope.EVENTS_WRITE);
  return transaction(context.database, (manager) => update({ ...context, viewer }, manager, input)).catch(
    (error: unknown) => {
      throw violates(error, EVENT_DATES_OF_SERIES) ? dateTaken() : error;
    },
  );
}

async function update(
  context: Context & { viewer: Viewer },
  manager: EntityManager,
  {
    id,
    scope = EventScope.THIS,
    expectedUpdatedAt,
    notifyAttendees = true,
    messageToAttendees,
    ...given
  }: EventChanges,
): Promise<UpdatedEvents> {
  const { event, following } = await lockOwnEvents(manager, context, { id, scope, right: 'EDIT' });
  if (event.cancelledAt) throw new UserError(ErrorCode.EVENT_CANCELLED);
  requireVersion(event, expectedUpdatedAt);
  const [before, ...later] = await enteredFields(manager, [event, ...following]);
  if (!before) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  const wanted = { ...before.fields, ...givenFields(coverChange(given)), messageToAttendees };
  const { messageToAttendees: message, ...fields } = parseInput(eventUpdate, wanted);
  if (changesPrice(before.fields, fields)) requirePriceRight(context, [event, ...following]);
  if (fields.type !== before.fields.type)
    fields.type = await spellingOfType(manager, fields.type, [id, ...following.map((each) => each.id)]);
  if (fields.pricePence !== before.fields.pricePence) requirePayable(context, fields);
  await requirePicture(manager, context.viewer, fields.cover, before.fields.cover);
  const now = context.services.clock.now();
  const change = changeOf(before.event, fields, now);
  const skipped = (events: Event[]) => (scope === EventScope.THIS ? null : events);
  if (!change) return { event: before.event, skippedEvents: skipped([]) };
  const followed = await followingChanges(manager, { before: before.fields, after: fields }, later);
  const others = followed.changed.flatMap(({ event, fields }) => changeOf(event, fields, now) ?? []);
  const changes = [change, ...others];
  requireAhead(changes, now);
  const notice = notifyAttendees ? { message } : null;
  const entered = [{ event: before.event, fields }, ...followed.changed];
  await recordActivities(
    manager,
    context.services,
    activitiesOf(context.viewer, [before, ...later], entered),
  );
  await context.runConsequences(eventChanged, manager, { viewer: context.viewer, changes, notice });
  const updatedAt = await storeVersions(
    manager,
    changes.map(({ version }) => version),
  );
  return { event: { ...change.after, updatedAt }, skippedEvents: skipped(followed.skipped) };
}

function activitiesOf(
  actor: Actor,
  before: readonly EnteredEvent[],
  after: readonly EnteredEvent[],
): Acted[] {
  const fieldsBefore = new Map(before.map(({ event, fields }) => [event.id, fields]));
  return after.flatMap(({ event: { id: eventId }, fields }) => {
    const detail = changedFields(fieldsBefore.get(eventId) ?? fields, fields);
    return detail ? [{ eventId, action: ActivityAction.EVENT_CHANGED, actor, detail }] : [];
  });
}

/** Price and refund deadline decide on the money of people. */
function changesPrice(before: EventInput, after: EventInput): boolean {
  return before.pricePence !== after.pricePence || before.refundDeadlineHours !== after.refundDeadlineHours;
}

/** @throws RequestError FORBIDDEN where one of the events has another owner */
function requirePriceRight({ viewer }: Context, events: readonly Event[]): void {
  if (!events.every((event) => hasRight(viewer, event, 'SET_PRICE'))) throw forbidden();
}

/**
 * An event that is over loses its waiting list, and in the end its people. A slip of the year would do that at once (S51). To end
 * an event early its owner cancels it: people are told, and refunded.
 * @throws UserError EVENT_ENDED where an event with people would be over
 */
function requireAhead(changes: readonly EventChange[], now: Date): void {
  const isMovedBack = changes.some(
    ({ before, after }) => hasPeople(before) && +before.endsAt !== +after.endsAt && hasEnded(after, now),
  );
  if (!isMovedBack) return;
  const message = 'The event has people, and would be over already. To end it early, its owner can cancel it';
  throw new UserError(ErrorCode.EVENT_ENDED, 'date', message);
}

function hasPeople({ signUpCount, heldCount, waitingCount }: Event): boolean {
  return signUpCount + heldCount + waitingCount > 0;
}

/** Another event of the series is on the date, or a date is after the last year that can be written. */
function dateTaken(): UserError {
  const message = 'The series has another event on this date';
  return new UserError(ErrorCode.INVALID_DATE_TIME_FORMAT, 'date', message);
}
