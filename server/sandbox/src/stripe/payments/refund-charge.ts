import type Stripe from 'stripe';
import type { Store } from '../../store.js';
import { newDispute, newRefund } from '../objects/refund-and-dispute.js';
import { StripeError } from '../stripe-error.js';
import { announce } from './find-payment.js';

interface RefundWish {
  /** All that is left unless it is given. */
  amount?: number | undefined;
  metadata?: Stripe.Metadata | undefined;
  reason?: Stripe.Refund.Reason | null | undefined;
}

/** Gives money back. */
export function refundCharge(
  store: Store,
  charge: Stripe.Charge,
  { amount, metadata = {}, reason = null }: RefundWish,
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') {
    throw new StripeError(`Charge ${charge.id} is not a successful charge to refund.`, { param: 'charge' });
  }
  const dispute = latestDispute(store, charge);
  if (dispute && dispute.status !== 'won') {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw new StripeError(message, { code: 'charge_disputed' });
  }
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new StripeError(message, { code: 'charge_already_refunded' });
  }
  if (amount !== undefined && amount > left) {
    const [wanted, rest] = [amount, left].map((pence) => `${(pence / 100).toFixed(2)} ${charge.currency}`);
    const message = `Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest})`;
    throw new StripeError(message, { param: 'amount' });
  }

  const refund = store.refunds.save(newRefund(charge, { amount: amount ?? left, metadata, reason }));
  const amount_refunded = charge.amount_refunded + refund.amount;
  const refunded = amount_refunded === charge.amount;
  const refundedCharge = store.charges.save({ ...charge, amount_refunded, refunded });
  announce(store, 'refund.created', refund);
  announce(store, 'charge.refunded', refundedCharge);
  return refund;
}

/**
 * The bank sent the money of a refund back, because the card does not exist any more, so that the charge has it
 * again.
 */
export function failRefund(store: Store, refund: Stripe.Refund): Stripe.Refund {
  const charge = typeof refund.charge === 'string' ? store.charges.find(refund.charge) : undefined;
  if (refund.status !== 'succeeded' || !charge) throw new StripeError('This refund has failed already.');
  const amount_refunded = charge.amount_refunded - refund.amount;
  store.charges.save({ ...charge, amount_refunded, refunded: false });
  const failed = store.refunds.save({
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  announce(store, 'refund.failed', failed);
  return failed;
}

/** The card's owner asks their bank for the money back. */
export function disputeCharge(store: Store, charge: Stripe.Charge): Stripe.Dispute {
  if (charge.status !== 'succeeded' || isOpen(latestDispute(store, charge))) {
    throw new StripeError(`Charge ${charge.id} cannot be disputed.`);
  }
  store.charges.save({ ...charge, disputed: true });
  const dispute = store.disputes.save(newDispute(charge));
  announce(store, 'charge.dispute.created', dispute);
  return dispute;
}

/** The bank decides: a dispute that is won leaves the money where it is. The charge stays marked as disputed, as at Stripe. */
export function endDispute(
  store: Store,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost' | 'warning_closed',
): Stripe.Dispute {
  if (!isOpen(dispute)) throw new StripeError(`Dispute ${dispute.id} is closed already.`);
  const closed = store.disputes.save({ ...dispute, status });
  announce(store, 'charge.dispute.closed', closed);
  return closed;
}

/** The latest dispute of a charge. */
export function latestDispute(store: Store, { id }: Stripe.Charge): Stripe.Dispute | undefined {
  return store.disputes.newestFirst().find(({ charge }) => charge === id);
}

/** Whether the bank has not decided yet. */
export function isOpen(dispute: Stripe.Dispute | undefined): boolean {
  return dispute?.status === 'needs_response';
}
