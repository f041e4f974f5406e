import type { EventTime } from '../ledger/calendar-event.js';
import { calendarRefusals } from './calendar-refusal.js';
import { eventInstant, isTimeZone } from './event-instant.js';

/** @throws GoogleRefusal */
export function checkTimes(
  start: EventTime | undefined,
  end: EventTime | undefined,
): asserts start is EventTime {
  checkTime('start', start);
  checkTime('end', end);
  if ('date' in start !== 'date' in end) {
    throw calendarRefusals.invalid('Start and end times must either both be date or both be dateTime.');
  }
  if (eventInstant(end) < eventInstant(start)) throw calendarRefusals.timeRangeEmpty();
}

function checkTime(name: string, time: EventTime | undefined): asserts time is EventTime {
  if (time?.date === undefined && time?.dateTime === undefined) {
    throw calendarRefusals.required(`Missing ${name} time.`);
  }
  if (time.timeZone !== undefined && !isTimeZone(time.timeZone)) {
    throw calendarRefusals.invalid(`Invalid time zone definition for ${name} time.`);
  }
  if (Number.isNaN(eventInstant(time))) throw calendarRefusals.invalid(`Invalid ${name} time.`);
  const hasOffset = time.dateTime === undefined || /(Z|[+-]\d{2}:\d{2})$/i.test(time.dateTime);
  if (!hasOffset && time.timeZone === undefined) {
    throw calendarRefusals.required(`Missing time zone definition for ${name} time.`);
  }
}
