import type Stripe from 'stripe';
import { findPaymentIntent } from '../payments/find-payment-intent.js';
import { StripeError } from '../stripe-error.js';
import type { Call } from './operation.js';

/** The payment intent in the path, if the caller may have it. @throws StripeError */
export function ownIntent({ ledger, id, parameters, caller }: Call): Stripe.PaymentIntent {
  const intent = ledger.paymentIntents.find(id);
  if (caller === 'secret') return findPaymentIntent(ledger, id);
  if (!intent || intent.client_secret !== parameters.client_secret) {
    const message = 'The client_secret provided does not match any associated PaymentIntent on this account.';
    throw new StripeError(message, {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    });
  }
  return intent;
}

const shownToBrowsers = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const;

/** What the caller may know of it: a browser does not see its metadata. */
export function forCaller({ caller }: Pick<Call, 'caller'>, intent: Stripe.PaymentIntent): object {
  if (caller === 'secret') return intent;
  return Object.fromEntries(shownToBrowsers.map((key) => [key, intent[key]]));
}
