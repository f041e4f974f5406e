import type { GoogleLedger } from '../ledger/google-ledger.js';
import { calendarRefusals } from './calendar-refusal.js';
import { findEvent, keepEvent } from './keep-event.js';

/** Cancels an entry: it is in no list any more, but its id stays taken and it can be brought back. */
export function deleteEvent(ledger: GoogleLedger, accountId: string, id: string): void {
  const event = findEvent(ledger, accountId, id);
  if (!event) throw calendarRefusals['not-found']();
  if (event.status === 'cancelled') throw calendarRefusals.deleted();
  keepEvent(ledger, accountId, { ...event, status: 'cancelled' });
}
