import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import { cleanText } from '../parse-input.js';
import type { Event } from './event.entity.js';
import { eventPage } from './event-page.js';
import { descriptionAsText } from './markdown/markdown-text.js';

export type CalendarEvent = Pick<
  Event,
  'id' | 'title' | 'description' | 'location' | 'startsAt' | 'endsAt' | 'revision'
>;

export interface EventCalendarFile {
  productName: string;
  publicUrl: string;
  event: CalendarEvent;
  /** The same whenever the file is made again: calendars know by it that they have the event already. */
  uid: string;
  /** When the file says this: of two with one UID and one revision the later counts. */
  writtenAt: Date;
}

/** An event as a file that calendars take in (RFC 5545). */
export function eventCalendarFile(file: EventCalendarFile): string {
  const { productName, publicUrl, event, uid, writtenAt } = file;
  const page = eventPage(publicUrl, event.id);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productIdentifier(productName), product: 'Events', language: 'EN' },
    events: [
      {
        id: uid,
        stamp: writtenAt,
        sequence: event.revision,
        start: event.startsAt,
        end: event.endsAt,
        summary: sanitizeHeaderText(event.title),
        description: `${descriptionAsText(cleanText(event.description))}\n\n${page}`,
        location: cleanText(event.location),
        url: page,
        status: ICalEventStatus.CONFIRMED,
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
