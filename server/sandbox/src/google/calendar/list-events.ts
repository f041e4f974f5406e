import { z } from 'zod';
import type { CalendarEvent } from '../ledger/calendar-event.js';
import type { GoogleLedger } from '../ledger/google-ledger.js';
import { calendarRefusals } from './calendar-refusal.js';
import { eventInstant } from './event-instant.js';
import { eventsOf } from './keep-event.js';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const queryShape = z.object({
  timeMin: instant.default(Number.NEGATIVE_INFINITY),
  timeMax: instant.default(Number.POSITIVE_INFINITY),
  showDeleted: z.stringbool().default(false),
});

/** The entries that end after timeMin and begin before timeMax, by their start, all on one page. */
export function listEvents(ledger: GoogleLedger, accountId: string, query: unknown): object {
  const parsed = queryShape.safeParse(query);
  if (!parsed.success) throw calendarRefusals.invalid('Bad Request');
  const { timeMin, timeMax, showDeleted } = parsed.data;
  const items = sortByStart(
    eventsOf(ledger, accountId).filter(
      ({ status, start, end }) =>
        (showDeleted || status !== 'cancelled') &&
        eventInstant(end) > timeMin &&
        eventInstant(start) < timeMax,
    ),
  );
  const updated =
    items
      .map((event) => event.updated)
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
