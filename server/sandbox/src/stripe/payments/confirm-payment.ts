import type Stripe from 'stripe';
import type { ReadCard } from '../cards/read-card.js';
import type { Ledger } from '../ledger/ledger.js';
import { takeMoney } from './take-money.js';
import { unexpectedState } from './unexpected-state.js';

const confirmable: Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Pays with a card, as far as that goes without the card's owner. */
export function confirmPayment(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  { card, behaviour }: ReadCard,
): Stripe.PaymentIntent {
  if (!confirmable.includes(intent.status)) throw unexpectedState(intent, 'confirm');
  const held = ledger.confirmations.find(intent.id)?.held ?? false;
  const { asksForAuthentication, decline } = behaviour;
  ledger.confirmations.keep({ id: intent.id, held, card, ...(decline && { decline }) });
  const confirmed = { ...intent, payment_method: card.id, last_payment_error: null, next_action: null };
  return asksForAuthentication ? askForAuthentication(ledger, confirmed) : takeMoney(ledger, confirmed);
}

function askForAuthentication(ledger: Ledger, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const asked = ledger.paymentIntents.keep({
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `/stripe/authentication/${intent.id}` },
    },
  });
  ledger.announce('payment_intent.requires_action', asked);
  return asked;
}
