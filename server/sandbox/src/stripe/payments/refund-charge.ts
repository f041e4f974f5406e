import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';
import { newRefund } from '../objects/new-refund.js';
import { StripeError } from '../stripe-error.js';

interface RefundWish {
  /** All that is left unless it is given. */
  amount?: number | undefined;
  metadata?: Stripe.Metadata | undefined;
  reason?: Stripe.Refund.Reason | null | undefined;
}

/** Gives money back. */
export function refundCharge(
  ledger: Ledger,
  charge: Stripe.Charge,
  { amount, metadata = {}, reason = null }: RefundWish,
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') {
    throw new StripeError(`Charge ${charge.id} is not a successful charge to refund.`, { param: 'charge' });
  }
  if (charge.disputed) {
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

  const refund = ledger.refunds.keep(newRefund(charge, { amount: amount ?? left, metadata, reason }));
  const amount_refunded = charge.amount_refunded + refund.amount;
  const refunded = amount_refunded === charge.amount;
  const refundedCharge = ledger.charges.keep({ ...charge, amount_refunded, refunded });
  ledger.announce('refund.created', refund);
  ledger.announce('charge.refunded', refundedCharge);
  return refund;
}
