import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';
import { newPaymentMethod } from '../objects/new-payment-method.js';
import { takeMoney } from './take-money.js';
import { unexpectedState } from './unexpected-state.js';

export type Authentication = 'complete' | 'fail';

/** What the card's owner answered to their bank. */
export function authenticatePayment(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  authentication: Authentication,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
  if (authentication === 'complete') return takeMoney(ledger, { ...intent, next_action: null });

  const card = ledger.confirmations.find(intent.id)?.card;
  const failed = ledger.paymentIntents.keep({
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
  ledger.announce('payment_intent.payment_failed', failed);
  return failed;
}
