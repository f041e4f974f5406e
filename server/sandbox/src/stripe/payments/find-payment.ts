import type Stripe from 'stripe';
import type { Store } from '../../store.js';
import { API_VERSION } from '../api-version.js';
import { newId, secondsNow } from '../objects/identifiers.js';
import { noSuch, StripeError } from '../stripe-error.js';

/** @param param where the id stood, unless in the path */
export function findPaymentIntent(store: Store, id: string, param?: string): Stripe.PaymentIntent {
  const intent = store.paymentIntents.find(id);
  if (!intent) throw noSuch('payment_intent', id, param);
  return intent;
}

/** The latest attempt to take a payment's money. */
export function chargeOf(store: Store, { latest_charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof latest_charge === 'string' ? store.charges.find(latest_charge) : undefined;
}

/**
 * @throws StripeError where the payment is not paid
 */
export function successfulCharge(store: Store, intent: Stripe.PaymentIntent): Stripe.Charge {
  const charge = chargeOf(store, intent);
  if (charge?.status === 'succeeded') return charge;
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
  throw new StripeError(message, { param: 'payment_intent' });
}

/** The events of a payment intent, its charges, refunds and disputes, newest first. */
export function eventsOf(store: Store, paymentIntentId: string): Stripe.Event[] {
  return store.stripeEvents.newestFirst().filter(({ data }) => {
    const object = data.object as { id?: string; payment_intent?: unknown };
    return object.id === paymentIntentId || object.payment_intent === paymentIntentId;
  });
}

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

/** What Stripe says has happened, of the many things that it can say. */
type EventType =
  | `payment_intent.${'created' | 'requires_action' | 'processing' | 'succeeded' | 'payment_failed' | 'canceled'}`
  | `charge.${'pending' | 'succeeded' | 'failed' | 'refunded' | `dispute.${'created' | 'closed'}`}`
  | `refund.${'created' | 'failed'}`;

/** Says that something happened to an object, which stays in the event as it is now. */
export function announce(store: Store, type: EventType, object: Stripe.Event.Data.Object): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: secondsNow(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  store.onStripeEvent(store.stripeEvents.save(event as Stripe.Event));
}
