import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';

/** Says whether the payment is to stay in `processing` once somebody pays. */
export function holdPayment(ledger: Ledger, { id }: Stripe.PaymentIntent, held: boolean): void {
  ledger.confirmations.keep({ ...ledger.confirmations.find(id), id, held });
}
