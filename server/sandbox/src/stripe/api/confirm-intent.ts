import type Stripe from 'stripe';
import { z } from 'zod';
import { type ReadCard, readCard, readCardNumber } from '../cards/read-card.js';
import { numberOfPaymentMethod } from '../cards/test-cards.js';
import { confirmPayment } from '../payments/confirm-payment.js';
import { findPaymentIntent } from '../payments/find-payment.js';
import { noSuch, StripeError } from '../stripe-error.js';
import type { Call, StripeAnswer } from './answer-call.js';
import { anyCall, flag, readParameters } from './parameters.js';

const cardShape = z.strictObject({
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.string(),
});

/** Of a browser whose fields are for no payment in particular: what they are for. */
const contextShape = z.strictObject({
  mode: z.literal('payment'),
  currency: z.string(),
  payment_method_types: z.array(z.literal('card')).optional(),
});

const confirmShape = z.strictObject({
  ...anyCall,
  client_context: contextShape.optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: z
    .strictObject({ type: z.literal('card'), card: cardShape, billing_details: z.unknown().optional() })
    .optional(),
  off_session: flag.optional(),
  receipt_email: z.email().optional(),
  return_url: z.string().optional(),
  use_stripe_sdk: flag.optional(),
});

/** Stripe's `POST /v1/payment_intents/:id/confirm`, from the server and from the browser. */
export function confirmIntent(call: Call): StripeAnswer {
  const { store, caller, parameters } = call;
  const wish = readParameters(confirmShape, parameters);
  const intent = ownIntent(call);
  checkContext(intent, wish.client_context);
  const receipt_email = wish.receipt_email ?? intent.receipt_email;
  const confirmed = confirmPayment(store, { ...intent, receipt_email }, cardOf(wish, intent, caller));
  const { last_payment_error } = confirmed;
  if (last_payment_error) throw declined(confirmed, last_payment_error);
  return forCaller(call, confirmed);
}

/** Stripe compares neither the amount nor anything that a card has none of. @throws StripeError */
function checkContext({ currency }: Stripe.PaymentIntent, context?: z.output<typeof contextShape>): void {
  if (!context || context.currency === currency) return;
  const message =
    `The provided currency (${currency}) does not match the expected currency (${context.currency}). ` +
    'Try confirming with a Payment Intent that is configured to use the same parameters as Stripe Elements.';
  throw new StripeError(message, { param: 'currency' });
}

function cardOf(
  { payment_method_data, payment_method }: z.output<typeof confirmShape>,
  intent: Stripe.PaymentIntent,
  caller: Call['caller'],
): ReadCard {
  if (payment_method_data) {
    if (caller === 'secret') {
      throw new StripeError('Sending credit card numbers directly to the Stripe API is generally unsafe.', {
        status: 402,
        type: 'card_error',
      });
    }
    const { number, exp_month, exp_year, cvc } = payment_method_data.card;
    return readCard({ number, expMonth: exp_month, expYear: exp_year, cvc });
  }
  const id = payment_method ?? intent.payment_method;
  if (typeof id !== 'string') {
    const message =
      'You cannot confirm this PaymentIntent because it is missing a payment method. ' +
      'You can either update the PaymentIntent with a payment method and then confirm it again, ' +
      'or confirm it again directly with a payment method or ConfirmationToken.';
    throw new StripeError(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
  }
  const number = numberOfPaymentMethod(id);
  if (number === undefined) throw noSuch('PaymentMethod', id, 'payment_method');
  return readCardNumber(number);
}

function declined(intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError): StripeError {
  const { code, decline_code, message, charge, payment_method } = error;
  return new StripeError(message ?? '', {
    status: 402,
    type: 'card_error',
    ...(code && { code }),
    ...(decline_code && { decline_code }),
    ...(charge && { charge }),
    ...(payment_method && { payment_method }),
    payment_intent: intent,
  });
}

/** The payment intent in the path, if the caller may have it. @throws StripeError */
export function ownIntent({ store, id, parameters, caller }: Call): Stripe.PaymentIntent {
  const intent = store.paymentIntents.find(id);
  if (caller === 'secret') return findPaymentIntent(store, id);
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
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
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
] as const;

/** The fields that the caller may know of it: a browser does not see its metadata. */
export function forCaller({ caller }: Pick<Call, 'caller'>, intent: Stripe.PaymentIntent): StripeAnswer {
  if (caller === 'secret') return intent;
  const { id, object, status, client_secret } = intent;
  const shown = Object.fromEntries(shownToBrowsers.map((key) => [key, intent[key]]));
  return { ...shown, id, object, status, client_secret };
}
