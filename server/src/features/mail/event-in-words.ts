import { type EventTimes, endsOnNextDay } from '../events/event-times.js';
import { dateInWords } from './date-in-words.js';
import { plainLine } from './plain-line.js';

/** What a mail says of an event. */
export interface MailedEvent extends EventTimes {
  title: string;
  location: string;
}

/** `19:00 to 20:30`, as entered. */
export function timesInWords(event: EventTimes): string {
  return `${event.startTime} to ${event.endTime}${endsOnNextDay(event) ? ' the next day' : ''}`;
}

/** The line that a mailbox shows beside the subject. */
export function eventInOneLine(event: MailedEvent): string {
  return `${dateInWords(event.date)}, ${timesInWords(event)}, ${plainLine(event.location)}`;
}
