import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { type EventTimes, eventInstants } from '../events/event-times.js';
import { descriptionAsText } from '../events/markdown/markdown-text.js';
import type { CalendarEntry } from '../google/google-gateway.js';
import { UserError } from '../user-error.js';

/** Google's ids are of 0-9 and a-v (https://developers.google.com/workspace/calendar/api/v3/reference/events). */
export function calendarEntryId(signUpId: string): string {
  return `turnout${signUpId.replaceAll('-', '')}`;
}

/**
 * The calendar entry of an event.
 * @throws UserError DATE_OR_TIME_MISSING, INVALID_TIME_FORMAT, INVALID_DATE_TIME_FORMAT (spec, section 5)
 */
export function calendarEntry(event: Event, signUpId: string, publicUrl: string): CalendarEntry {
  requireTimes(event);
  const { title, location, startsAt, endsAt } = event;
  const description = descriptionAsText(event.description);
  const url = `${publicUrl}/events/${event.id}`;
  return { id: calendarEntryId(signUpId), title, description, location, url, startsAt, endsAt };
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
