import type { CalendarEvent } from '../ledger/calendar-event.js';
import type { GoogleLedger } from '../ledger/google-ledger.js';
import { calendarRefusals } from './calendar-refusal.js';
import { checkTimes } from './check-times.js';
import { readEventChange } from './event-change.js';
import { findEvent, keepEvent } from './keep-event.js';
import { mergePatch } from './merge-patch.js';

interface Change {
  accountId: string;
  id: string;
  body: unknown;
}

/** What a caller may not change. */
function ownFields(event: CalendarEvent) {
  const { kind, id, htmlLink, created, creator, organizer, iCalUID, sequence, eventType } = event;
  return { kind, id, htmlLink, created, creator, organizer, iCalUID, sequence, eventType };
}

/** Changes the fields that are named. A cancelled entry stays cancelled unless its status is named. */
export function patchEvent(ledger: GoogleLedger, change: Change): CalendarEvent {
  const event = existing(ledger, change);
  return keepChanged(ledger, change, event, mergePatch(event, readEventChange(change.body)) as CalendarEvent);
}

/** Puts other fields in the place of all. This brings a cancelled entry back, unless it says `cancelled`. */
export function updateEvent(ledger: GoogleLedger, change: Change): CalendarEvent {
  const event = existing(ledger, change);
  const blank = { ...ownFields(event), status: 'confirmed', reminders: { useDefault: true } };
  return keepChanged(ledger, change, event, mergePatch(blank, readEventChange(change.body)) as CalendarEvent);
}

function existing(ledger: GoogleLedger, { accountId, id }: Change): CalendarEvent {
  const event = findEvent(ledger, accountId, id);
  if (!event) throw calendarRefusals['not-found']();
  return event;
}

function keepChanged(
  ledger: GoogleLedger,
  { accountId }: Change,
  old: CalendarEvent,
  changed: CalendarEvent,
): CalendarEvent {
  checkTimes(changed.start, changed.end);
  const moved = JSON.stringify([old.start, old.end]) !== JSON.stringify([changed.start, changed.end]);
  return keepEvent(ledger, accountId, { ...changed, sequence: old.sequence + (moved ? 1 : 0) });
}
