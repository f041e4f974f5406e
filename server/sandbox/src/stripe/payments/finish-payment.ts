import type Stripe from 'stripe';
import { declines } from '../cards/decline.js';
import type { Ledger } from '../ledger/ledger.js';
import { chargeOf } from './charge-of.js';
import { settlePayment } from './settle-payment.js';
import { unexpectedState } from './unexpected-state.js';

/** Ends what was held in `processing`. */
export function finishPayment(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  result: 'succeeded' | 'failed',
): Stripe.PaymentIntent {
  const confirmation = ledger.confirmations.find(intent.id);
  const charge = chargeOf(ledger, intent);
  if (intent.status !== 'processing' || !confirmation?.card || !charge)
    throw unexpectedState(intent, 'finish');
  const { card } = confirmation;
  ledger.confirmations.keep({ id: intent.id, held: false, card });
  const decline = result === 'failed' ? (confirmation.decline ?? declines.generic) : undefined;
  return settlePayment(ledger, intent, { charge, card, decline });
}
