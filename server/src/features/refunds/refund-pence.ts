import type { Event } from '../events/event.entity.js';
import type { Payment } from '../payments/payment.entity.js';
import { PaymentStatus } from '../payments/payment-status.js';
import { refundableUntil } from './refundable-until.js';

/**
 * The sum that comes back with a place, in pence: all that is left of the payment, or nothing once the payment's
 * deadline has passed. The event's creator returns all of it at any time.
 */
export function refundPenceOf(
  payment: Pick<
    Payment,
    'status' | 'amountPence' | 'refundedPence' | 'shownRevision' | 'shownDeadline'
  > | null,
  event: Pick<Event, 'startsAt' | 'refundDeadlineHours' | 'planRevision'>,
  { byCreator, now }: { byCreator: boolean; now: Date },
): number {
  if (payment?.status !== PaymentStatus.SUCCEEDED) return 0;
  const until = refundableUntil(payment, event);
  const isInTime = until !== null && now < until;
  return byCreator || isInTime ? payment.amountPence - payment.refundedPence : 0;
}
