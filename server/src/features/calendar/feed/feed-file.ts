import { calendarFileOf, type EventEntry } from '../../events/texts/event-calendar-file.js';
import { formatInstant } from '../../events/texts/format-event.js';
import {
  type CalendarPlace,
  calendarSequence,
  calendarUid,
  placeWrittenAt,
} from '../../sign-ups/in-calendars/calendar-place.js';
import type { Standing } from './feed-rows.js';
import type { FeedEntry } from './list-feed-entries.js';

/** Seconds: calendars are asked to read a feed again after a quarter of an hour. */
const READ_AGAIN_AFTER = 15 * 60;

interface Product {
  productName: string;
  publicUrl: string;
}

/** The feed as a file that calendars follow. The same entries make the same bytes. */
export function feedFile(product: Product, entries: readonly FeedEntry[]): string {
  const followed = { name: `My events, ${product.productName}`, readAgainAfter: READ_AGAIN_AFTER };
  const written = entries.map((entry) => ({
    ...eventEntries[entry.standing](entry, product.publicUrl),
    writtenAt: placeWrittenAt({ signedUpAt: entry.since }, entry.event),
  }));
  return calendarFileOf(product, written, followed);
}

type UnstampedEntry = Omit<EventEntry, 'writtenAt'>;

const eventEntries: Record<Standing, (entry: FeedEntry, publicUrl: string) => UnstampedEntry> = {
  /** The entry that mails, the page's file and Google Calendar have, too. */
  PLACE: ({ event, place, note }, publicUrl) => ({
    event,
    note,
    hasTicket: true,
    ...identityOf(place, publicUrl),
    sequence: calendarSequence(placeOf(place), event),
  }),
  /** As `endPlace`: above the place that has ended, and below a later one. */
  GIVEN_BACK: ({ event, place }, publicUrl) => ({
    event,
    standing: 'CANCELLED',
    lead: 'Your place was given back.',
    ...identityOf(place, publicUrl),
    sequence: calendarSequence(placeOf(place), event) + 1,
  }),
  WAITING: ({ event, id }, publicUrl) => ({
    event: { ...event, title: `Waiting list: ${event.title}` },
    standing: 'TENTATIVE',
    lead: 'You wait for a place.',
    uid: waitingUid(id, publicUrl),
    sequence: event.revision,
  }),
  /** An offer ends with a place, or with the waiting: no later entry has its UID. */
  OFFERED: ({ event, id, offerExpiresAt }, publicUrl) => ({
    event: { ...event, title: `Place offered: ${event.title}` },
    standing: 'TENTATIVE',
    lead: `A place is offered to you until ${formatInstant(offerExpiresAt ?? event.startsAt, event.timeZone)}.`,
    uid: waitingUid(id, publicUrl),
    sequence: event.revision + 1,
  }),
};

function identityOf(place: CalendarPlace | null, publicUrl: string): { uid: string } {
  return { uid: calendarUid(placeOf(place).firstSignUpId, publicUrl) };
}

function placeOf(place: CalendarPlace | null): CalendarPlace {
  if (!place) throw new Error('An entry of a place needs the place');
  return place;
}

/** Not that of the place that may follow: a place that was given back before can be in the feed beside it. */
function waitingUid(entryId: string, publicUrl: string): string {
  return `waiting-${entryId}@${new URL(publicUrl).hostname}`;
}
