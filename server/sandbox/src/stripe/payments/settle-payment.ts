import type Stripe from 'stripe';
import type { Store } from '../../store.js';
import type { Card } from '../cards/read-card.js';
import type { Decline } from '../cards/test-cards.js';
import { newCharge } from '../objects/charge.js';
import { newId } from '../objects/identifiers.js';
import { newPaymentMethod } from '../objects/payment-intent.js';
import { announce } from './find-payment.js';

/** Asks the bank, which answers at once unless the payment is held in `processing`. */
export function takeMoney(store: Store, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const confirmation = store.confirmations.find(intent.id);
  if (!confirmation?.card) throw new Error(`${intent.id} has no card`);
  const { card, decline, held } = confirmation;
  const charge = newCharge(intent, card, { status: 'pending' });
  const begun = { ...intent, latest_charge: charge.id };
  return held ? process(store, begun, charge) : settlePayment(store, begun, { charge, card, decline });
}

function process(store: Store, intent: Stripe.PaymentIntent, charge: Stripe.Charge): Stripe.PaymentIntent {
  store.charges.save(charge);
  const processing = store.paymentIntents.save({ ...intent, status: 'processing' });
  announce(store, 'charge.pending', charge);
  announce(store, 'payment_intent.processing', processing);
  return processing;
}

interface Attempt {
  charge: Stripe.Charge;
  card: Card;
  /** Undefined where the bank pays. */
  decline?: Decline | undefined;
}

/** The decision of the bank. */
export function settlePayment(
  store: Store,
  intent: Stripe.PaymentIntent,
  { charge, card, decline }: Attempt,
): Stripe.PaymentIntent {
  return decline ? refuse(store, intent, { charge, card, decline }) : pay(store, intent, charge);
}

function pay(store: Store, intent: Stripe.PaymentIntent, charge: Stripe.Charge): Stripe.PaymentIntent {
  const paidCharge = store.charges.save({
    ...charge,
    status: 'succeeded',
    amount_captured: charge.amount,
    balance_transaction: newId('txn'),
    captured: true,
    paid: true,
    outcome: outcome(
      { network_status: 'approved_by_network', seller_message: 'Payment complete.' },
      'authorized',
    ),
  });
  const paid = store.paymentIntents.save({ ...intent, status: 'succeeded', amount_received: intent.amount });
  announce(store, 'charge.succeeded', paidCharge);
  announce(store, 'payment_intent.succeeded', paid);
  return paid;
}

function refuse(
  store: Store,
  intent: Stripe.PaymentIntent,
  { charge, card, decline }: Required<Attempt> & { decline: Decline },
): Stripe.PaymentIntent {
  const { code, declineCode, message } = decline;
  const reason = declineCode ?? code;
  const failedCharge = store.charges.save({
    ...charge,
    status: 'failed',
    failure_code: code,
    failure_message: message,
    outcome: outcome(
      { network_status: 'declined_by_network', reason, seller_message: message },
      'issuer_declined',
    ),
  });
  const refused = store.paymentIntents.save({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      charge: charge.id,
      code: code as Stripe.PaymentIntent.LastPaymentError.Code,
      ...(declineCode && { decline_code: declineCode }),
      doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
      message,
      payment_method: newPaymentMethod(card),
      type: 'card_error',
    },
  });
  announce(store, 'charge.failed', failedCharge);
  announce(store, 'payment_intent.payment_failed', refused);
  return refused;
}

function outcome(given: Partial<Stripe.Charge.Outcome>, type: string): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: null,
    reason: null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: null,
    ...given,
    type,
  };
}
