import type { calendar_v3 } from '@googleapis/calendar';
import { z } from 'zod';
import type { Store } from '../../store.js';
import type { CalendarEvent } from '../records.js';
import { calendarErrors } from './calendar-errors.js';
import { eventInstant } from './event-times.js';

export function findEvent(store: Store, accountId: string, id: string): CalendarEvent | undefined {
  return store.calendarEvents.find(storedId(accountId, id))?.event;
}

/** Saves an entry with the current time. */
export function saveEvent(
  store: Store,
  accountId: string,
  event: Omit<CalendarEvent, 'etag' | 'updated'>,
): CalendarEvent {
  const now = new Date();
  const saved = { ...event, etag: `"${now.getTime()}${event.sequence}"`, updated: now.toISOString() };
  return store.calendarEvents.save({ id: storedId(accountId, event.id), accountId, event: saved }).event;
}

export function eventsOf(store: Store, accountId: string): CalendarEvent[] {
  return store.calendarEvents
    .oldestFirst()
    .filter((stored) => stored.accountId === accountId)
    .map(({ event }) => event);
}

function storedId(accountId: string, id: string): string {
  return `${accountId}/${id}`;
}

/** Cancels an entry: it is in no list any more, but its id stays taken and it can be brought back. */
export function deleteEvent(store: Store, accountId: string, id: string): void {
  const event = findEvent(store, accountId, id);
  if (!event) throw calendarErrors['not-found']();
  if (event.status === 'cancelled') throw calendarErrors.deleted();
  saveEvent(store, accountId, { ...event, status: 'cancelled' });
}

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const queryShape = z.object({
  timeMin: instant.default(Number.NEGATIVE_INFINITY),
  timeMax: instant.default(Number.POSITIVE_INFINITY),
  showDeleted: z.stringbool().default(false),
  iCalUID: z.string().optional(),
});

/** The entries that end after timeMin and begin before timeMax, by their start, all on one page. */
export function listEvents(store: Store, accountId: string, query: unknown): calendar_v3.Schema$Events {
  const parsed = queryShape.safeParse(query);
  if (!parsed.success) throw calendarErrors.invalid('Bad Request');
  const { timeMin, timeMax, showDeleted, iCalUID } = parsed.data;
  const items = sortByStart(
    eventsOf(store, accountId).filter(
      ({ status, start, end, ...event }) =>
        (iCalUID === undefined || event.iCalUID === iCalUID) &&
        (showDeleted || status !== 'cancelled') &&
        eventInstant(end) > timeMin &&
        eventInstant(start) < timeMax,
    ),
  );
  const updated =
    items
      .map((event) => event.updated ?? '')
      .sort()
      .at(-1) ?? new Date().toISOString();
  return {
    kind: 'calendar#events',
    etag: `"${Date.parse(updated)}"`,
    summary: accountId,
    updated,
    timeZone: 'UTC',
    accessRole: 'owner',
    defaultReminders: [],
    items,
  };
}

export function sortByStart(events: CalendarEvent[]): CalendarEvent[] {
  return events.toSorted((one, other) => eventInstant(one.start) - eventInstant(other.start));
}
