import type { Event } from '../events/event.entity.js';
import { refundDeadline } from '../events/refund-deadline.js';
import type { Payment } from '../payments/payment.entity.js';

type RefundableEvent = Pick<Event, 'startsAt' | 'refundDeadlineHours' | 'planRevision'>;

/**
 * The instant from which on a place that was paid for is given back without its price; null where it always is. This is
 * the one place for the rule (P23): the later of what the checkout showed and what the event says now, and the start
 * once the date, time, zone or place is not what the checkout showed.
 */
export function refundableUntil(
  { shownRevision, shownDeadline }: Pick<Payment, 'shownRevision' | 'shownDeadline'>,
  event: RefundableEvent,
): Date | null {
  if (shownRevision !== null && shownRevision < event.planRevision) return event.startsAt;
  return latestDeadline(shownDeadline, event);
}

/** The later of a deadline that was shown before and the one that the event has now; null when there is neither. */
export function latestDeadline(
  shown: Date | null,
  event: Omit<RefundableEvent, 'planRevision'>,
): Date | null {
  const current = refundDeadline(event);
  return shown && current && shown > current ? shown : (current ?? shown);
}
