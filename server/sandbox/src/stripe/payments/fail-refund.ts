import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';
import { StripeError } from '../stripe-error.js';

/** The bank sent the money of a refund back, because the card is gone, so that the charge has it again. */
export function failRefund(ledger: Ledger, refund: Stripe.Refund): Stripe.Refund {
  const charge = typeof refund.charge === 'string' ? ledger.charges.find(refund.charge) : undefined;
  if (refund.status !== 'succeeded' || !charge) throw new StripeError('This refund has failed already.');
  const amount_refunded = charge.amount_refunded - refund.amount;
  ledger.charges.keep({ ...charge, amount_refunded, refunded: false });
  const failed = ledger.refunds.keep({
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  ledger.announce('refund.failed', failed);
  return failed;
}
