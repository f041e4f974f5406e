import type Stripe from 'stripe';
import { type Html, html } from '../../pages/html.js';
import { showTime } from '../../pages/show-time.js';
import type { Store } from '../../store.js';
import { chargeOf, eventsOf } from '../payments/find-payment.js';
import { money } from './money.js';
import { paymentActions } from './payment-actions.js';
import { statusChip } from './status-chip.js';
import { webhookList } from './webhook-list.js';

/** One payment: what is known of it, what can be done to it, and what the product was told. */
export function paymentView(store: Store, intent: Stripe.PaymentIntent): Html {
  const charge = chargeOf(store, intent);
  return html`
<a class="back" href="/payments">All payments</a>
<article>
  <h1>${money(intent.amount, intent.currency)}</h1>
  <dl id="payment-facts" class="facts" data-live>${facts(store, intent, charge)}</dl>
  <div id="payment-actions" data-live>${paymentActions(store, intent, charge)}</div>
  <h2>Refunds</h2>
  <div id="payment-refunds" data-live>${refunds(store, intent)}</div>
  <h2>Webhooks</h2>
  <div id="payment-webhooks" data-live>${webhookList(store, eventsOf(store, intent.id))}</div>
</article>`;
}

function facts(store: Store, intent: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): Html {
  const card = store.confirmations.find(intent.id)?.card;
  const refusal = intent.last_payment_error;
  return html`
  ${fact('Status', statusChip(intent.status))}
  ${fact('Payment intent', intent.id)}
  ${fact('Charge', charge?.id)}
  ${fact('Created', showTime(new Date(intent.created * 1000)))}
  ${card ? fact('Card', `${card.brand} ending in ${card.last4}`) : undefined}
  ${refusal ? fact('Refused', `${refusal.message ?? ''} (${refusal.decline_code ?? refusal.code})`) : undefined}
  ${charge?.amount_refunded ? fact('Refunded', money(charge.amount_refunded, charge.currency)) : undefined}
  ${charge?.disputed ? fact('Disputed', 'Yes') : undefined}
  ${fact('Description', intent.description)}
  ${fact('Receipt to', intent.receipt_email)}
  ${Object.entries(intent.metadata).map(([name, value]) => fact(`Metadata ${name}`, value))}`;
}

function fact(name: string, value: Html | string | null | undefined): Html | undefined {
  return value ? html`<div><dt><bdi>${name}</bdi></dt><dd><bdi>${value}</bdi></dd></div>` : undefined;
}

function refunds(store: Store, { id }: Stripe.PaymentIntent): Html {
  const ofThis = store.refunds.newestFirst().filter(({ payment_intent }) => payment_intent === id);
  if (ofThis.length === 0) return html`<p class="note">None.</p>`;
  return html`<ul class="rows">${ofThis.map(
    (refund) => html`<li>
    <span><strong>${money(refund.amount, refund.currency)}</strong> <bdi>${refund.id}</bdi></span>
    ${showTime(new Date(refund.created * 1000))}
    ${statusChip(refund.status ?? '')}
  </li>`,
  )}</ul>`;
}
