import { Temporal } from 'temporal-polyfill';
import { timeZoneName } from '../../../platform/time-zone.js';
import { formatDate } from '../../mail/format-date.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { countingTimes, type EventTimes, endsOnNextDay } from '../event-times.js';

/** The fields of an event that a mail shows. */
export interface MailedEvent extends EventTimes {
  title: string;
  location: string;
}

/** The facts of an event that a mail shows, and its id: all who get the same mail share them. */
export function mailedFacts<Mailed extends MailedEvent & { id: string }>(event: Mailed) {
  const { id, title, location, date, startTime, endTime, timeZone } = event;
  return { id, title, location, date, startTime, endTime, timeZone };
}

/** `19:00 to 20:30 BST`; `00:30 BST to 02:30 GMT` where the clocks change meanwhile. */
export function formatTimes(event: EventTimes): string {
  const { startTime, endTime, startsAt, endsAt } = countingTimes(event);
  const [before, after] = [startsAt, endsAt].map((instant) => timeZoneName(event.timeZone, instant));
  const start = before === after ? startTime : `${startTime} ${before}`;
  const nextDay = endsOnNextDay({ startTime, endTime }) ? ', ends the next day' : '';
  return `${start} to ${endTime} ${after}${nextDay}`;
}

/** The line that a mailbox shows beside the subject. */
export function formatEvent(event: MailedEvent): string {
  return `${formatDate(event.date)}, ${formatTimes(event)}, ${sanitizeHeaderText(event.location)}`;
}

/** `Monday 23 November 2026, 18:00 GMT`: an instant, where the event is. */
export function formatInstant(instant: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  const time = there.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${formatDate(there.toPlainDate().toString())}, ${time} ${timeZoneName(timeZone, instant)}`;
}
