import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';

/** What happened to a payment intent, its charges, refunds and disputes, newest first. */
export function eventsOf(ledger: Ledger, paymentIntentId: string): Stripe.Event[] {
  return ledger.events.newestFirst().filter(({ data }) => {
    const object = data.object as { id?: string; payment_intent?: unknown };
    return object.id === paymentIntentId || object.payment_intent === paymentIntentId;
  });
}
