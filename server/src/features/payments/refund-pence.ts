import type { Event } from '../events/event.entity.js';
import { refundDeadline } from '../events/refund-deadline.js';
import type { Payment } from './payment.entity.js';
import { PaymentStatus } from './payment-status.js';

/**
 * What giving a place back returns, in pence: all that is left of what was paid, or nothing once the event's deadline
 * has passed. The event's creator returns all of it at any time.
 */
export function refundPenceOf(
  payment: Pick<Payment, 'status' | 'amountPence' | 'refundedPence'> | null,
  event: Pick<Event, 'startsAt' | 'refundDeadlineHours'>,
  { byCreator, now }: { byCreator: boolean; now: Date },
): number {
  if (payment?.status !== PaymentStatus.SUCCEEDED) return 0;
  const deadline = refundDeadline(event);
  const isInTime = deadline !== null && now < deadline;
  return byCreator || isInTime ? payment.amountPence - payment.refundedPence : 0;
}
