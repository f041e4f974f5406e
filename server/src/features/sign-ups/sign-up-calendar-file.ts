import { type CalendarEvent, eventCalendarFile } from '../events/event-calendar-file.js';
import type { Mail } from '../mail/mail-gateway.js';

export interface SignUpCalendarFile {
  productName: string;
  publicUrl: string;
  event: CalendarEvent;
  signUp: { id: string };
  /** The same time makes the same file. */
  writtenAt: Date;
}

/** An event for the calendar of a person who signed up. Its UID is made from the sign-up: a newer file replaces an older. */
export function signUpCalendarFile(file: SignUpCalendarFile): NonNullable<Mail['attachment']> {
  const { productName, publicUrl, event, signUp, writtenAt } = file;
  const uid = `sign-up-${signUp.id}@${new URL(publicUrl).hostname}`;
  return {
    name: 'event.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: eventCalendarFile({ productName, publicUrl, event, uid, writtenAt }),
  };
}
