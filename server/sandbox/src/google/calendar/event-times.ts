import type { EventTime } from '../records.js';
import { calendarErrors } from './calendar-errors.js';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @returns milliseconds since 1970; NaN for what is no time */
export function eventInstant({ date, dateTime, timeZone }: EventTime): number {
  if (dateTime == null) return DATE.test(date ?? '') ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const match = DATE_TIME.exec(dateTime);
  if (!match) return Number.NaN;
  if (match[2] !== undefined) return Date.parse(dateTime);
  return instantOf(Date.parse(`${dateTime}Z`), timeZone ?? 'UTC');
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** The reading of a clock in the time zone at an instant, as if it were UTC. */
export function clockAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

function instantOf(clock: number, timeZone: string): number {
  const first = clock - (clockAt(clock, timeZone) - clock);
  // Once more, for the offset at that instant, which differs around a change of the clocks.
  return clock - (clockAt(first, timeZone) - first);
}

/** @throws GoogleApiError */
export function checkTimes(
  start: EventTime | undefined,
  end: EventTime | undefined,
): asserts start is EventTime {
  checkTime('start', start);
  checkTime('end', end);
  if ('date' in start !== 'date' in end) {
    throw calendarErrors.invalid('Start and end times must either both be date or both be dateTime.');
  }
  if (eventInstant(end) < eventInstant(start)) throw calendarErrors.timeRangeEmpty();
}

function checkTime(name: string, time: EventTime | undefined): asserts time is EventTime {
  if (time?.date === undefined && time?.dateTime == null) {
    throw calendarErrors.required(`Missing ${name} time.`);
  }
  if (time.timeZone && !isTimeZone(time.timeZone)) {
    throw calendarErrors.invalid(`Invalid time zone definition for ${name} time.`);
  }
  if (Number.isNaN(eventInstant(time))) throw calendarErrors.invalid(`Invalid ${name} time.`);
  const hasOffset = time.dateTime == null || /(Z|[+-]\d{2}:\d{2})$/i.test(time.dateTime);
  if (!hasOffset && !time.timeZone) {
    throw calendarErrors.required(`Missing time zone definition for ${name} time.`);
  }
}
