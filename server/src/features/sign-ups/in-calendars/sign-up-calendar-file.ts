import { z } from 'zod';
import type { Brand } from '../../brand/brand.js';
import type { Event } from '../../events/event.entity.js';
import {
  type CalendarEvent,
  calendarFileOf,
  cancelledCalendarFile,
  cancelledEventsCalendarFile,
  type PlannedEvent,
} from '../../events/texts/event-calendar-file.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { type CalendarPlace, calendarSequence, calendarUid } from './calendar-place.js';

type Attachment = NonNullable<Mail['attachment']>;

export interface SignUpCalendarFile {
  brand: Pick<Brand, 'name'>;
  publicUrl: string;
  event: CalendarEvent;
  note: string | null;
  place: CalendarPlace;
  /** The same time makes the same file. */
  writtenAt: Date;
}

type Product = Pick<SignUpCalendarFile, 'brand' | 'publicUrl'>;
type SignUpEntry = Omit<SignUpCalendarFile, keyof Product>;

/** An event for the calendar of a person who has a place. A newer file replaces an older one, and Google's entry. */
export function signUpCalendarFile(file: SignUpCalendarFile): Attachment {
  return signUpsCalendarFile(file, [file]);
}

/** Several events for the calendar of a person who has places. */
export function signUpsCalendarFile(product: Product, entries: readonly SignUpEntry[]): Attachment {
  const events = entries.map(({ place, event, note, writtenAt }) => {
    const uid = calendarUid(place.firstSignUpId, product.publicUrl);
    return { event, note, writtenAt, uid, hasTicket: true, sequence: calendarSequence(place, event) };
  });
  return attachmentOf(
    'PUBLISH',
    calendarFileOf({ productName: product.brand.name, publicUrl: product.publicUrl }, events),
  );
}

/** The facts of an ended place that are stored for its calendar file, as the place and the event were then. */
export const endedPlace = z.object({
  firstSignUpId: z.uuid(),
  sequence: z.int(),
  endedAt: z.iso.datetime(),
});
export type EndedPlace = z.output<typeof endedPlace>;

/**
 * A place that ends now. Its SEQUENCE is above all before, and below those of a later place of the person. A cancellation has
 * raised the event's revision, which other files that say so have.
 */
export function endPlace(
  place: CalendarPlace,
  event: Pick<Event, 'revision' | 'cancelledAt'>,
  now: Date,
): EndedPlace {
  const { firstSignUpId } = place;
  const sequence = calendarSequence(place, event) + (event.cancelledAt ? 0 : 1);
  return { firstSignUpId, sequence, endedAt: now.toISOString() };
}

export interface EndedCalendarFile {
  brand: Pick<Brand, 'name'>;
  publicUrl: string;
  event: PlannedEvent;
  ended: EndedPlace;
}

/** Takes a place that has ended out of the calendar of the person who had it. */
export function endedCalendarFile({ brand, publicUrl, event, ended }: EndedCalendarFile): Attachment {
  const { firstSignUpId, sequence, endedAt } = ended;
  const uid = calendarUid(firstSignUpId, publicUrl);
  const file = { productName: brand.name, event, uid, sequence, writtenAt: new Date(endedAt) };
  return attachmentOf('CANCEL', cancelledCalendarFile(file));
}

/** The same for several places of a person. */
export function endedCalendarFiles(
  { brand, publicUrl }: Product,
  places: readonly { event: PlannedEvent; ended: EndedPlace }[],
): Attachment {
  const entries = places.map(({ event, ended: { firstSignUpId, sequence, endedAt } }) => {
    const uid = calendarUid(firstSignUpId, publicUrl);
    return { event, uid, sequence, writtenAt: new Date(endedAt) };
  });
  return attachmentOf('PUBLISH', cancelledEventsCalendarFile(brand.name, entries));
}

function attachmentOf(method: string, content: string): Attachment {
  return { name: 'event.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}
