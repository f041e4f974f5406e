import type Stripe from 'stripe';
import { type Html, html } from '../../pages/html.js';
import type { Store } from '../../store.js';

/** What staff can do in Stripe's dashboard, and what a bank can. */
export function paymentActions(
  store: Store,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
): Html | undefined {
  const held = store.confirmations.find(intent.id)?.held ?? false;
  switch (intent.status) {
    case 'succeeded':
      return charge && afterPayment(intent, charge);
    case 'processing':
      return html`<div class="actions">
        ${action(intent, 'finish', 'Let it succeed', 'succeeded')}
        ${action(intent, 'finish', 'Let it fail', 'failed')}
      </div>`;
    case 'canceled':
      return undefined;
    default:
      return html`<div class="actions">
        ${held ? action(intent, 'hold', 'Answer at once again', '') : action(intent, 'hold', 'Stay in processing once paid', 'true')}
        ${action(intent, 'cancel', 'Cancel payment')}
      </div>`;
  }
}

function afterPayment(intent: Stripe.PaymentIntent, charge: Stripe.Charge): Html | undefined {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed) return undefined;
  return html`<div class="actions">
    ${left > 0 ? refundForm(intent, left) : undefined}
    ${action(intent, 'dispute', 'Open a dispute')}
  </div>`;
}

function refundForm({ id, currency }: Stripe.PaymentIntent, left: number): Html {
  const pounds = (left / 100).toFixed(2);
  return html`<form method="post" action="/actions/payments/${id}/refund" class="inline">
    <label for="amount">Refund in ${currency.toUpperCase()}</label>
    <input id="amount" name="amount" type="number" min="0.01" max="${pounds}" step="0.01" value="${pounds}" required>
    <button>Refund</button>
  </form>`;
}

function action({ id }: Stripe.PaymentIntent, name: string, label: string, value?: string): Html {
  const field = value === undefined ? undefined : html`<input type="hidden" name="value" value="${value}">`;
  return html`<form method="post" action="/actions/payments/${id}/${name}">${field}<button>${label}</button></form>`;
}
