import type Stripe from 'stripe';
import { type Html, html } from '../../pages/html.js';
import { showTime } from '../../pages/show-time.js';
import type { Store } from '../../store.js';
import type { Delivery } from '../records.js';
import { statusChip } from './status-chip.js';

/** Events, and how the product answered each. */
export function webhookList(store: Store, events: Stripe.Event[]): Html {
  if (events.length === 0) return html`<p class="note">None yet. They appear here by themselves.</p>`;
  return html`<ul class="rows">${events.map((event) => row(event, store.deliveries.find(event.id)))}</ul>`;
}

function row({ id, type, created }: Stripe.Event, delivery: Delivery | undefined): Html {
  return html`<li>
  <span><strong>${type}</strong> <bdi>${id}</bdi></span>
  ${showTime(new Date(created * 1000))}
  <span>${statusChip(delivery?.state ?? 'not-sent')} ${answers(delivery)}</span>
  <form method="post" action="/actions/webhooks/${id}/send"><button>Resend</button></form>
</li>`;
}

function answers(delivery: Delivery | undefined): Html | undefined {
  if (!delivery?.attempts.length) return undefined;
  const each = delivery.attempts.map(({ status, error }) => status ?? error ?? 'no answer');
  return html`<span class="answers">answered ${each.join(', ')}</span>`;
}
