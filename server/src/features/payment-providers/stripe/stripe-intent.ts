import type Stripe from 'stripe';
import {
  type DisputeState,
  type PaymentIntent,
  PaymentServiceUnreachableError,
} from '../../payments/payment-gateway.js';
import { PaymentStatus } from '../../payments/payment-status.js';

/** https://docs.stripe.com/payments/paymentintents/lifecycle */
const statuses: Record<Stripe.PaymentIntent.Status, PaymentIntent['status']> = {
  requires_payment_method: PaymentStatus.REQUIRES_PAYMENT,
  requires_confirmation: PaymentStatus.REQUIRES_PAYMENT,
  requires_action: PaymentStatus.REQUIRES_PAYMENT,
  requires_capture: PaymentStatus.PROCESSING,
  processing: PaymentStatus.PROCESSING,
  succeeded: PaymentStatus.SUCCEEDED,
  canceled: PaymentStatus.CANCELED,
};

/** In these the bank has decided: for the product, or for the cardholder. */
const decisions: Partial<Record<Stripe.Dispute.Status, DisputeState>> = {
  won: 'WON',
  warning_closed: 'WON',
  prevented: 'WON',
  lost: 'LOST',
};

/** How a charge stands that was disputed, perhaps more than once. A dispute that is not known is open. */
function stateOf(disputes: readonly Stripe.Dispute[]): DisputeState {
  const states = new Set(disputes.map(({ status }) => decisions[status] ?? 'OPEN'));
  if (states.size === 0 || states.has('OPEN')) return 'OPEN';
  return states.has('LOST') ? 'LOST' : 'WON';
}

/**
 * Stripe's intent in the product's words.
 * @param intent with its latest charge expanded: only that knows of refunds and disputes
 * @param disputes of the intent: the charge says no more than that there are some
 * @throws PaymentServiceUnreachableError when it is no intent at all
 */
export function intentOf(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[] = [],
): PaymentIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const status = statuses[intent.status];
  // A proxy in between may say 200 with a page of its own.
  if (!status) throw new PaymentServiceUnreachableError('The answer is not one of Stripe’s');
  return {
    id: intent.id,
    status,
    reportedStatus: intent.status,
    amountPence: intent.amount,
    receivedPence: intent.amount_received,
    refundedPence: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    declined: intent.last_payment_error !== null,
    dispute: charge?.disputed ? stateOf(disputes) : null,
    paymentId: intent.metadata.payment,
    eventId: intent.metadata.event,
    accountId: intent.metadata.account,
    clientSecret: intent.client_secret,
  };
}
