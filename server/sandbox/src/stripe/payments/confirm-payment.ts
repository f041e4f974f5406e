import type Stripe from 'stripe';
import type { Store } from '../../store.js';
import type { ReadCard } from '../cards/read-card.js';
import { declines } from '../cards/test-cards.js';
import { secondsNow } from '../objects/identifiers.js';
import { newPaymentMethod } from '../objects/payment-intent.js';
import { announce, chargeOf, unexpectedState } from './find-payment.js';
import { settlePayment, takeMoney } from './settle-payment.js';

const confirmable: Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Pays with a card, as far as that goes without the card's owner. */
export function confirmPayment(
  store: Store,
  intent: Stripe.PaymentIntent,
  { card, behaviour }: ReadCard,
): Stripe.PaymentIntent {
  if (!confirmable.includes(intent.status)) throw unexpectedState(intent, 'confirm');
  const held = store.confirmations.find(intent.id)?.held ?? false;
  const { asksForAuthentication, decline } = behaviour;
  store.confirmations.save({ id: intent.id, held, card, ...(decline && { decline }) });
  const confirmed = { ...intent, payment_method: card.id, last_payment_error: null, next_action: null };
  return asksForAuthentication ? askForAuthentication(store, confirmed) : takeMoney(store, confirmed);
}

function askForAuthentication(store: Store, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const asked = store.paymentIntents.save({
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `/stripe/authentication/${intent.id}` },
    },
  });
  announce(store, 'payment_intent.requires_action', asked);
  return asked;
}

type Authentication = 'complete' | 'fail';

/** What the card's owner answered to their bank. */
export function authenticatePayment(
  store: Store,
  intent: Stripe.PaymentIntent,
  authentication: Authentication,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
  if (authentication === 'complete') return takeMoney(store, { ...intent, next_action: null });

  const card = store.confirmations.find(intent.id)?.card;
  const failed = store.paymentIntents.save({
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or ' +
        'a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      ...(card && { payment_method: newPaymentMethod(card) }),
      type: 'invalid_request_error',
    },
  });
  announce(store, 'payment_intent.payment_failed', failed);
  return failed;
}

const final: Stripe.PaymentIntent.Status[] = ['succeeded', 'canceled', 'processing'];

/** Makes sure that the payment cannot be paid any more. */
export function cancelPayment(
  store: Store,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  if (final.includes(intent.status)) throw unexpectedState(intent, 'cancel');
  const canceled = store.paymentIntents.save({
    ...intent,
    status: 'canceled',
    canceled_at: secondsNow(),
    cancellation_reason: reason,
    next_action: null,
  });
  announce(store, 'payment_intent.canceled', canceled);
  return canceled;
}

/** Says whether the payment is to stay in `processing` once a person pays. */
export function holdPayment(store: Store, { id }: Stripe.PaymentIntent, held: boolean): void {
  store.confirmations.save({ ...store.confirmations.find(id), id, held });
}

/** Ends what was held in `processing`. */
export function finishPayment(
  store: Store,
  intent: Stripe.PaymentIntent,
  result: 'succeeded' | 'failed',
): Stripe.PaymentIntent {
  const confirmation = store.confirmations.find(intent.id);
  const charge = chargeOf(store, intent);
  if (intent.status !== 'processing' || !confirmation?.card || !charge)
    throw unexpectedState(intent, 'finish');
  const { card } = confirmation;
  store.confirmations.save({ id: intent.id, held: false, card });
  const decline = result === 'failed' ? (confirmation.decline ?? declines.generic) : undefined;
  return settlePayment(store, intent, { charge, card, decline });
}
