import { clockAt, eventInstant } from '../calendar/event-times.js';
import type { CalendarEvent, EventTime } from '../records.js';

const DAY = 24 * 60 * 60 * 1000;

/** A day of the calendar, such as 2030-01-31, and the month that it begins with. */
export type CalendarDay = string;
export type CalendarMonth = string;

/** The time zone of this machine, in which the page shows everything. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The reading of the clocks then, such as 2030-01-31T18:00:00; only the day where an entry has no time. */
export function localTime(time: EventTime): string {
  return time.dateTime == null ? (time.date ?? '') : clockText(eventInstant(time));
}

export function today(): CalendarDay {
  return clockText(Date.now()).slice(0, 10);
}

export function monthOf(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7);
}

export function monthsLater(month: CalendarMonth, count: number): CalendarMonth {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** The weeks that overlap a month, each from Monday to Sunday. */
export function weeksOf(month: CalendarMonth): CalendarDay[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const last = Date.parse(`${monthsLater(month, 1)}-01T00:00:00Z`) - DAY;
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const weekCount = Math.floor((last - monday) / (7 * DAY)) + 1;
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(monday + (7 * week + day) * DAY).toISOString().slice(0, 10),
    ),
  );
}

/** Whether an entry overlaps a day. */
export function isOn(day: CalendarDay, { start, end }: CalendarEvent): boolean {
  const first = localTime(start);
  const last = localTime(end);
  // An entry that ends at midnight is not on the day that begins then, but one that takes no time at all is.
  return first.slice(0, 10) <= day && (last > `${day}T00:00:00` || first.slice(0, 10) === day);
}

function clockText(instant: number): string {
  return new Date(clockAt(instant, ownTimeZone())).toISOString().slice(0, 19);
}
