import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { requireStaff, unauthenticated } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { ActivityAction } from '../events/activity/activity-action.js';
import { recordActivities } from '../events/activity/record-activity.js';
import { eventCreated } from '../events/causes.js';
import { stampEvents } from '../events/changes/stamp-event.js';
import { EVENT_CREATOR, Event } from '../events/event.entity.js';
import { eventInput } from '../events/event-input.js';
import { visibilityOf } from '../events/event-visibility.js';
import { hasEnded } from '../events/has-ended.js';
import { newEvent } from '../events/new-event.js';
import { lockOwnEvent } from '../events/own-event.js';
import { requirePayable } from '../events/require-payable.js';
import { copyTeam } from '../events/team/copy-team.js';
import { refreshRoles } from '../events/team/with-current-roles.js';
import { findAttendeeNote } from '../events/texts/attendee-note.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { EventSeries } from './event-series.entity.js';
import { seriesInput } from './series-input.js';
import type { SeriesInterval } from './series-interval.js';

export interface NewSeries {
  eventId: string;
  interval: SeriesInterval;
  count: number;
  exceptDates?: string[] | null;
}

/**
 * Repeats an event of the viewer's team: it becomes the first of a series, and each other date gets a copy of what staff enter. An
 * event that has ended is not repeated: its series would begin in the past.
 * @throws UserError EVENT_NOT_FOUND, EVENT_CANCELLED, SERIES_EXISTS, EVENT_ENDED, or naming every field that cannot be taken
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for people who may not edit it
 */
export async function createEventSeries(context: Context, input: NewSeries): Promise<EventSeries> {
  const actor = requireStaff(context, AccessScope.EVENTS_WRITE);
  const { eventId, ...rule } = input;
  const series = await transaction(context.database, async (manager) => {
    const first = await lockOwnEvent(manager, context, eventId, 'EDIT');
    const createdAt = context.services.clock.now();
    requireRepeatable(first, createdAt);
    const { interval, dates } = parseInput(seriesInput(first.date), rule);
    requirePayable(context, first);
    const created = { id: newId(), interval, createdAt };
    await manager.insert(EventSeries, created);
    const copies = await copiesOf(manager, first, dates, created);
    await manager.update(Event, first.id, { seriesId: created.id });
    await manager.insert(Event, copies);
    const eventIds = copies.map(({ id }) => id);
    await copyTeam(manager, first.id, eventIds);
    const acted = eventIds.map((id) => ({ eventId: id, action: ActivityAction.EVENT_CREATED, actor }));
    await recordActivities(manager, context.services, acted);
    await context.runConsequences(eventCreated, manager, { eventIds });
    await stampEvents(manager, [first.id, ...eventIds], createdAt);
    return created;
  }).catch((error: unknown) => {
    throw violates(error, EVENT_CREATOR) ? unauthenticated() : error;
  });
  await refreshRoles(context);
  context.log.info({ eventId, seriesId: series.id }, 'series created');
  return series;
}

/** @throws UserError EVENT_CANCELLED, SERIES_EXISTS, EVENT_ENDED */
function requireRepeatable(event: Event, now: Date): void {
  if (event.cancelledAt) throw new UserError(ErrorCode.EVENT_CANCELLED, 'eventId');
  if (event.seriesId) throw new UserError(ErrorCode.SERIES_EXISTS, 'eventId');
  if (hasEnded(event, now)) throw new UserError(ErrorCode.EVENT_ENDED, 'eventId');
}

/** The first event's type is spelled as lists show it already. */
async function copiesOf(
  manager: EntityManager,
  first: Event,
  dates: readonly string[],
  { id: seriesId, createdAt }: EventSeries,
): Promise<Event[]> {
  const attendeeNote = await findAttendeeNote(manager, first.id);
  const fields = parseInput(eventInput, { ...first, attendeeNote, visibility: visibilityOf(first) });
  const { createdById } = first;
  return dates.map((date) => ({
    ...newEvent({ ...fields, date }, { id: newId(), createdById, createdAt }),
    seriesId,
  }));
}
