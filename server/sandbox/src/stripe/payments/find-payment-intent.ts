import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';
import { noSuch } from '../stripe-error.js';

/** @param param where the id stood, unless in the path */
export function findPaymentIntent(ledger: Ledger, id: string, param?: string): Stripe.PaymentIntent {
  const intent = ledger.paymentIntents.find(id);
  if (!intent) throw noSuch('payment_intent', id, param);
  return intent;
}
