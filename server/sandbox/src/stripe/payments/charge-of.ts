import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';

/** The latest attempt to take a payment's money. */
export function chargeOf(ledger: Ledger, { latest_charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof latest_charge === 'string' ? ledger.charges.find(latest_charge) : undefined;
}
