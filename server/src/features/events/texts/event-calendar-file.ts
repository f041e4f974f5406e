import { descriptionAsText } from '@turnout/texts/markdown-text';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { cleanText } from '../../parse-input.js';
import type { Event } from '../event.entity.js';
import { eventPage } from './event-page.js';

export type CalendarEvent = Pick<
  Event,
  'id' | 'title' | 'description' | 'location' | 'startsAt' | 'endsAt' | 'revision' | 'cancelledAt'
>;

/** The facts of an event for a calendar file, when the person has no place at it any more. */
export type PlannedEvent = Pick<Event, 'title' | 'location' | 'startsAt' | 'endsAt'>;

export interface EventCalendarFile {
  productName: string;
  publicUrl: string;
  event: CalendarEvent;
  /** The note for attendees, in the file of a person with a place; null: none. */
  note?: string | null;
  /** The same whenever the file is made again: calendars know by it that they have the event already. */
  uid: string;
  /** Grows with each file that replaces another; without it the event's revision. */
  sequence?: number;
  /** When the file says this: of two with one UID and one revision the later counts. */
  writtenAt: Date;
}

/** An event as a file that calendars take in (RFC 5545). */
export function eventCalendarFile(file: EventCalendarFile): string {
  const { publicUrl, event, note = null, sequence = event.revision } = file;
  const page = eventPage(publicUrl, event.id);
  const description = descriptionAsText(cleanText(event.description));
  const parts = [description, ...(note === null ? [] : [`Note for attendees:\n${cleanText(note)}`]), page];
  return calendarFile(ICalCalendarMethod.PUBLISH, {
    ...file,
    sequence,
    more: {
      description: parts.join('\n\n'),
      url: page,
      status: event.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    },
  });
}

/** The end of an event in one person's calendar: a file that takes it out (RFC 5546, 3.2.5). */
export function cancelledCalendarFile(
  file: Omit<EventCalendarFile, 'event' | 'note' | 'publicUrl' | 'sequence'> & {
    event: PlannedEvent;
    sequence: number;
  },
): string {
  return calendarFile(ICalCalendarMethod.CANCEL, { ...file, more: { status: ICalEventStatus.CANCELLED } });
}

interface CalendarFile {
  productName: string;
  event: PlannedEvent;
  uid: string;
  sequence: number;
  writtenAt: Date;
  more: Pick<ICalEventData, 'description' | 'url' | 'status'>;
}

function calendarFile(method: ICalCalendarMethod, file: CalendarFile): string {
  const { productName, event, uid, sequence, writtenAt, more } = file;
  const calendar = ical({
    method,
    prodId: { company: productIdentifier(productName), product: 'Events', language: 'EN' },
    events: [
      {
        id: uid,
        stamp: writtenAt,
        sequence,
        start: event.startsAt,
        end: event.endsAt,
        summary: sanitizeHeaderText(event.title),
        location: cleanText(event.location),
        ...more,
      },
    ],
  });
  // ical-generator leaves the last line open; the format wants every line ended.
  return `${calendar.toString()}\r\n`;
}

/** ical-generator writes PRODID as it is given, and a slash would end its part. */
function productIdentifier(productName: string): string {
  return productName.replace(/[^\p{L}\p{N} .-]/gu, '').trim() || 'Turnout';
}
