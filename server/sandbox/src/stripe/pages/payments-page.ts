import type Stripe from 'stripe';
import type { Failure } from '../../fault-injection.js';
import { type Html, html } from '../../pages/html.js';
import { page } from '../../pages/page.js';
import { showTime } from '../../pages/show-time.js';
import type { Store } from '../../store.js';
import { money } from './money.js';
import { statusChip } from './status-chip.js';
import { stripeFailurePanel } from './stripe-failure-panel.js';

const SHOWN = 100;

export interface PaymentsView {
  store: Store;
  failures: Failure[];
  /** The payment that is looked at. */
  open?: Stripe.PaymentIntent;
  /** The payment, or the webhooks of all. */
  content: Html;
}

/** Payments, and beside them, or on a phone in their place, what was opened. */
export function paymentsPage({ store, failures, open, content }: PaymentsView): Html {
  const intents = store.paymentIntents.newestFirst();
  return page({
    title: `${open ? `${open.id} - ` : ''}Sandbox payments`,
    part: '/payments',
    about: 'Everything the product charged. No money has moved.',
    reading: open !== undefined,
    panes: html`
<nav class="box" aria-label="Payments">
  <div class="box-head">
    <h2>Payments</h2>
    <p id="payment-count" class="chip" role="status" data-live>${intents.length}</p>
  </div>
  ${stripeFailurePanel(failures)}
  <div id="payments" class="list" data-live>${paymentList(intents, store, open)}</div>
</nav>
<main id="content" class="mail" tabindex="-1">${content}</main>`,
  });
}

function paymentList(intents: Stripe.PaymentIntent[], store: Store, open?: Stripe.PaymentIntent): Html {
  if (intents.length === 0) {
    return html`<p class="empty">No payments yet. They appear here by themselves.</p>`;
  }
  return html`
<ul>${intents.slice(0, SHOWN).map((intent) => row(intent, store, intent.id === open?.id))}</ul>
${intents.length > SHOWN ? html`<p class="note">The latest ${SHOWN} of ${intents.length}.</p>` : undefined}`;
}

function row(intent: Stripe.PaymentIntent, store: Store, isOpen: boolean): Html {
  const card = store.confirmations.find(intent.id)?.card;
  return html`<li>
  <a href="/payments/${intent.id}" aria-current="${isOpen ? 'page' : 'false'}">
    <span class="who"><bdi>${intent.description ?? intent.id}</bdi>${card ? html`, ${card.brand} ${card.last4}` : undefined}</span>
    ${showTime(new Date(intent.created * 1000))}
    <span class="subject">${money(intent.amount, intent.currency)}</span>
    ${statusChip(intent.status)}
  </a>
</li>`;
}
