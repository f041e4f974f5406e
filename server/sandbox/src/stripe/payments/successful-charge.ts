import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';
import { StripeError } from '../stripe-error.js';
import { chargeOf } from './charge-of.js';

/** @throws StripeError where nobody has paid */
export function successfulCharge(ledger: Ledger, intent: Stripe.PaymentIntent): Stripe.Charge {
  const charge = chargeOf(ledger, intent);
  if (charge?.status === 'succeeded') return charge;
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
  throw new StripeError(message, { param: 'payment_intent' });
}
