import type Stripe from 'stripe';
import type { Card } from '../cards/card.js';
import type { Decline } from '../cards/decline.js';
import { newId } from '../ledger/identifiers.js';
import type { Ledger } from '../ledger/ledger.js';
import { newPaymentMethod } from '../objects/new-payment-method.js';

interface Attempt {
  charge: Stripe.Charge;
  card: Card;
  /** Undefined where the bank pays. */
  decline?: Decline | undefined;
}

/** What the bank said. */
export function settlePayment(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  { charge, card, decline }: Attempt,
): Stripe.PaymentIntent {
  return decline ? refuse(ledger, intent, { charge, card, decline }) : pay(ledger, intent, charge);
}

function pay(ledger: Ledger, intent: Stripe.PaymentIntent, charge: Stripe.Charge): Stripe.PaymentIntent {
  const paidCharge = ledger.charges.keep({
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
  const paid = ledger.paymentIntents.keep({ ...intent, status: 'succeeded', amount_received: intent.amount });
  ledger.announce('charge.succeeded', paidCharge);
  ledger.announce('payment_intent.succeeded', paid);
  return paid;
}

function refuse(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  { charge, card, decline }: Required<Attempt> & { decline: Decline },
): Stripe.PaymentIntent {
  const { code, declineCode, message } = decline;
  const reason = declineCode ?? code;
  const failedCharge = ledger.charges.keep({
    ...charge,
    status: 'failed',
    failure_code: code,
    failure_message: message,
    outcome: outcome(
      { network_status: 'declined_by_network', reason, seller_message: message },
      'issuer_declined',
    ),
  });
  const refused = ledger.paymentIntents.keep({
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
  ledger.announce('charge.failed', failedCharge);
  ledger.announce('payment_intent.payment_failed', refused);
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
