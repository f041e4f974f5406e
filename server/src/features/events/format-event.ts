import { timeZoneName } from '../../platform/time-zone.js';
import { formatDate } from '../mail/format-date.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import { type EventTimes, endsOnNextDay, eventInstants } from './event-times.js';

/** The fields of an event that a mail shows. */
export interface MailedEvent extends EventTimes {
  title: string;
  location: string;
}

/** What a mail shows of an event, and its id: all who get the same mail share it. */
export function mailedFacts<Mailed extends MailedEvent & { id: string }>(event: Mailed) {
  const { id, title, location, date, startTime, endTime, timeZone } = event;
  return { id, title, location, date, startTime, endTime, timeZone };
}

/** `19:00 to 20:30 BST`: the times as entered. */
export function formatTimes(event: EventTimes): string {
  const zone = timeZoneName(event.timeZone, eventInstants(event).startsAt);
  return `${event.startTime} to ${event.endTime} ${zone}${endsOnNextDay(event) ? ', ends the next day' : ''}`;
}

/** The line that a mailbox shows beside the subject. */
export function formatEvent(event: MailedEvent): string {
  return `${formatDate(event.date)}, ${formatTimes(event)}, ${sanitizeHeaderText(event.location)}`;
}
