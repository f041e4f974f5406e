import type Stripe from 'stripe';
import type { Ledger } from '../ledger/ledger.js';
import { newDispute } from '../objects/new-dispute.js';
import { StripeError } from '../stripe-error.js';

/** The card's owner asks their bank for the money back. */
export function disputeCharge(ledger: Ledger, charge: Stripe.Charge): Stripe.Dispute {
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw new StripeError(`Charge ${charge.id} cannot be disputed.`);
  }
  ledger.charges.keep({ ...charge, disputed: true });
  const dispute = ledger.disputes.keep(newDispute(charge));
  ledger.announce('charge.dispute.created', dispute);
  return dispute;
}
