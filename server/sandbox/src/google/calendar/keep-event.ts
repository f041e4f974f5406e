import type { CalendarEvent } from '../ledger/calendar-event.js';
import type { GoogleLedger } from '../ledger/google-ledger.js';

export function findEvent(ledger: GoogleLedger, accountId: string, id: string): CalendarEvent | undefined {
  return ledger.events.find(storedId(accountId, id))?.event;
}

/** Keeps an entry as of now. */
export function keepEvent(
  ledger: GoogleLedger,
  accountId: string,
  event: Omit<CalendarEvent, 'etag' | 'updated'>,
): CalendarEvent {
  const now = new Date();
  const kept = { ...event, etag: `"${now.getTime()}${event.sequence}"`, updated: now.toISOString() };
  return ledger.events.keep({ id: storedId(accountId, event.id), accountId, event: kept }).event;
}

export function eventsOf(ledger: GoogleLedger, accountId: string): CalendarEvent[] {
  return ledger.events
    .oldestFirst()
    .filter((stored) => stored.accountId === accountId)
    .map(({ event }) => event);
}

function storedId(accountId: string, id: string): string {
  return `${accountId}/${id}`;
}
