import type Stripe from 'stripe';
import { StripeError } from '../stripe-error.js';

/** Says that a payment is not where it would have to be. */
export function unexpectedState(intent: Stripe.PaymentIntent, verb: string): StripeError {
  return new StripeError(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    },
  );
}
