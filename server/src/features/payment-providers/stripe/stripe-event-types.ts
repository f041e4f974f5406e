import type Stripe from 'stripe';

/** The types that the product handles (https://docs.stripe.com/api/events/types). Each event is about one intent. */
export const HANDLED_EVENT_TYPES = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
] as const;

export const INTENT_CANCELED = 'payment_intent.canceled';
export const PAYMENT_FAILED = 'payment_intent.payment_failed';
export const REFUND_FAILED = 'refund.failed';

/** The intent that an event is about; undefined for one that the product does not follow, or that has none. */
export function intentIdOf({ type, data }: Stripe.Event): string | undefined {
  switch (type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return data.object.id;
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'refund.failed': {
      const { payment_intent: intent } = data.object;
      return (typeof intent === 'object' ? intent?.id : intent) ?? undefined;
    }
  }
}
