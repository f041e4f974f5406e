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

interface Product {
  productName: string;
  publicUrl: string;
}

/** Facts of a file as a whole, for calendars that follow it. */
export interface FollowedCalendar {
  name: string;
  /** Seconds until a calendar should read it again (RFC 7986, 5.7). */
  readAgainAfter: number;
}

/** An event as a file has it. */
export interface EventEntry {
  event: CalendarEvent;
  /** The note for attendees, in the file of a person with a place; null: none. */
  note?: string | null;
  /** Whether it is for the calendar of a person with a place, whose ticket is on the event's page. */
  hasTicket?: boolean;
  /** For a person without a place there: the calendar shows the event in another way. */
  standing?: 'TENTATIVE' | 'CANCELLED';
  /** A sentence before the description. */
  lead?: string;
  /** The same whenever the file is made again: calendars know by it that they have the event already. */
  uid: string;
  /** Grows with each file that replaces another; without it the event's revision. */
  sequence?: number;
  /** When the file says this: of two with one UID and one revision the later counts. */
  writtenAt: Date;
}

/** The UID of an event for people without a place at it: the same in each file. */
export function eventUid(eventId: string, publicUrl: string): string {
  return `event-${eventId}@${new URL(publicUrl).hostname}`;
}

/** Events as a file that calendars take in (RFC 5545). @param followed for a file that calendars read again and again */
export function calendarFileOf(
  { productName, publicUrl }: Product,
  entries: readonly EventEntry[],
  followed?: FollowedCalendar,
): string {
  const events = entries.map(
    ({ event, note = null, hasTicket = false, standing, lead, sequence = event.revision, ...entry }) => {
      const page = eventPage(publicUrl, event.id);
      const description = [lead ?? [], descriptionAsText(cleanText(event.description))].flat();
      const notes = note === null ? [] : [`Note for attendees:\n${cleanText(note)}`];
      return {
        ...calendarEvent({ ...entry, event, sequence }),
        description: [...description, ...notes, hasTicket ? `Your ticket:\n${page}` : page].join('\n\n'),
        url: page,
        status: ICalEventStatus[event.cancelledAt ? 'CANCELLED' : (standing ?? 'CONFIRMED')],
      };
    },
  );
  return calendarFile(ICalCalendarMethod.PUBLISH, productName, events, followed);
}

/** The end of an event in one person's calendar: a file that takes it out (RFC 5546, 3.2.5). */
export function cancelledCalendarFile({
  productName,
  ...entry
}: PlannedEntry & { productName: string }): string {
  const ended = { ...calendarEvent(entry), status: ICalEventStatus.CANCELLED };
  return calendarFile(ICalCalendarMethod.CANCEL, productName, [ended]);
}

/** As `cancelledCalendarFile`, for several events: a CANCEL is about one UID, so this file publishes them as cancelled. */
export function cancelledEventsCalendarFile(productName: string, entries: readonly PlannedEntry[]): string {
  const ended = entries.map((entry) => ({ ...calendarEvent(entry), status: ICalEventStatus.CANCELLED }));
  return calendarFile(ICalCalendarMethod.PUBLISH, productName, ended);
}

interface PlannedEntry extends Pick<EventEntry, 'uid' | 'writtenAt'> {
  event: PlannedEvent;
  sequence: number;
}

function calendarEvent({ event, uid, sequence, writtenAt }: PlannedEntry): ICalEventData {
  return {
    id: uid,
    stamp: writtenAt,
    sequence,
    start: event.startsAt,
    end: event.endsAt,
    summary: sanitizeHeaderText(event.title),
    location: cleanText(event.location),
  };
}

function calendarFile(
  method: ICalCalendarMethod,
  productName: string,
  events: ICalEventData[],
  followed?: FollowedCalendar,
): string {
  const prodId = { company: productIdentifier(productName), product: 'Events', language: 'EN' };
  const about = followed && { name: sanitizeHeaderText(followed.name), ttl: followed.readAgainAfter };
  // ical-generator leaves the last line open; the format wants every line ended.
  return `${ical({ method, prodId, events, ...about }).toString()}\r\n`;
}

/** ical-generator writes PRODID as it is given, and a slash would end its part. */
function productIdentifier(productName: string): string {
  return productName.replace(/[^\p{L}\p{N} .-]/gu, '').trim() || 'Turnout';
}
