import type Stripe from 'stripe';
import { secondsNow } from '../ledger/identifiers.js';
import type { Ledger } from '../ledger/ledger.js';
import { unexpectedState } from './unexpected-state.js';

const final: Stripe.PaymentIntent.Status[] = ['succeeded', 'canceled', 'processing'];

/** Makes sure that nobody can pay any more. */
export function cancelPayment(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  if (final.includes(intent.status)) throw unexpectedState(intent, 'cancel');
  const canceled = ledger.paymentIntents.keep({
    ...intent,
    status: 'canceled',
    canceled_at: secondsNow(),
    cancellation_reason: reason,
    next_action: null,
  });
  ledger.announce('payment_intent.canceled', canceled);
  return canceled;
}
