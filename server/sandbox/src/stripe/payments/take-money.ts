import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';
import { newCharge } from '../objects/new-charge.js';
import { settlePayment } from './settle-payment.js';

/** Asks the bank, which answers at once unless the payment is held in `processing`. */
export function takeMoney(ledger: Ledger, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const confirmation = ledger.confirmations.find(intent.id);
  if (!confirmation?.card) throw new Error(`${intent.id} has no card`);
  const { card, decline, held } = confirmation;
  const charge = newCharge(intent, card, { status: 'pending' });
  const begun = { ...intent, latest_charge: charge.id };
  return held ? process(ledger, begun, charge) : settlePayment(ledger, begun, { charge, card, decline });
}

function process(ledger: Ledger, intent: Stripe.PaymentIntent, charge: Stripe.Charge): Stripe.PaymentIntent {
  ledger.charges.keep(charge);
  const processing = ledger.paymentIntents.keep({ ...intent, status: 'processing' });
  ledger.announce('charge.pending', charge);
  ledger.announce('payment_intent.processing', processing);
  return processing;
}
