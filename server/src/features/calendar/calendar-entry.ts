import { descriptionAsText } from '@turnout/texts/markdown-text';
import { stringify } from 'uuid';
import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { type EventTimes, eventInstants } from '../events/event-times.js';
import type { CalendarEntry } from '../google/google-gateway.js';
import {
  type CalendarPlace,
  calendarSequence,
  calendarUid,
} from '../sign-ups/in-calendars/calendar-place.js';
import { UserError } from '../user-error.js';

const PREFIX = 'turnout';

/**
 * The id of an entry for jobs, and the one that earlier versions gave it at Google: of 0-9 and a-v
 * (https://developers.google.com/workspace/calendar/api/v3/reference/events).
 */
export function calendarEntryId(signUpId: string): string {
  return `${PREFIX}${signUpId.replaceAll('-', '')}`;
}

/** How an entry is found at Google, whichever version of the server wrote it. */
export function calendarEntryKey(
  entryId: string,
  publicUrl: string,
): Pick<CalendarEntry, 'uid' | 'formerId'> {
  const bytes = Buffer.from(entryId.slice(PREFIX.length), 'hex');
  return { uid: calendarUid(stringify(bytes), publicUrl), formerId: entryId };
}

/** A place that is, or is to be, in a calendar. */
export interface PlaceInCalendar extends CalendarPlace {
  signUpId: string;
}

/** The entries that a place may have: an earlier version wrote one for each time that the person signed up. */
export function calendarEntryIds({ signUpId, firstSignUpId }: PlaceInCalendar): string[] {
  return [...new Set([firstSignUpId, signUpId])].map(calendarEntryId);
}

/**
 * The calendar entry of an event.
 * @throws UserError DATE_OR_TIME_MISSING, INVALID_TIME_FORMAT, INVALID_DATE_TIME_FORMAT (spec, section 5)
 */
export function calendarEntry(event: Event, place: PlaceInCalendar, publicUrl: string): CalendarEntry {
  requireTimes(event);
  const { title, location, startsAt, endsAt } = event;
  const description = descriptionAsText(event.description);
  const url = `${publicUrl}/events/${event.id}`;
  return {
    uid: calendarUid(place.firstSignUpId, publicUrl),
    sequence: calendarSequence(place, event),
    formerId: calendarEntryId(place.signUpId),
    title,
    description,
    location,
    url,
    startsAt,
    endsAt,
  };
}

/**
 * The instants are stored with the event; what it says of the day must still be a date and times.
 * @throws UserError as calendarEntry
 */
function requireTimes(times: EventTimes): void {
  const { date, startTime, endTime } = times;
  if (!date || !startTime || !endTime) throw new UserError(ErrorCode.DATE_OR_TIME_MISSING);
  for (const time of [startTime, endTime]) {
    if (!/^\d{2}:\d{2}$/.test(time)) throw new UserError(ErrorCode.INVALID_TIME_FORMAT);
  }
  try {
    eventInstants(times);
  } catch (error) {
    throw error instanceof RangeError ? new UserError(ErrorCode.INVALID_DATE_TIME_FORMAT) : error;
  }
}
