import { formatDate } from '../mail/format-date.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import { type EventTimes, endsOnNextDay } from './event-times.js';

/** The fields of an event that a mail shows. */
export interface MailedEvent extends EventTimes {
  title: string;
  location: string;
}

/** `19:00 to 20:30`, as entered. */
export function formatTimes(event: EventTimes): string {
  return `${event.startTime} to ${event.endTime}${endsOnNextDay(event) ? ' the next day' : ''}`;
}

/** The line that a mailbox shows beside the subject. */
export function formatEvent(event: MailedEvent): string {
  return `${formatDate(event.date)}, ${formatTimes(event)}, ${sanitizeHeaderText(event.location)}`;
}
