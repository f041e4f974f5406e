import { type Html, html } from '../../pages/html.js';
import type { Store } from '../../store.js';
import type { WebhookBehaviour, WebhookSender } from '../webhooks/webhook-sender.js';
import { webhookList } from './webhook-list.js';

const SHOWN = 50;

const modes: Record<WebhookBehaviour['mode'], string> = {
  normal: 'At once',
  delay: 'Late',
  double: 'Twice',
  reorder: 'In the wrong order',
  drop: 'Never',
  hold: 'When they are released',
};

/** All webhooks, and how they are sent. */
export function webhooksView(store: Store, webhooks: WebhookSender): Html {
  const { behaviour, url } = webhooks;
  const delay = behaviour.mode === 'delay' ? behaviour.milliseconds : 2000;
  return html`
<article>
  <h1>Webhooks</h1>
  <p id="webhook-url" data-live>${url === null ? 'Nobody is told of events.' : html`Sent to <bdi>${url}</bdi>.`}</p>
  <form method="post" action="/actions/webhooks/behaviour" class="inline">
    <label for="mode">Send webhooks</label>
    <select id="mode" name="mode">${Object.entries(modes).map(([mode, label]) => option(mode, label, behaviour.mode))}</select>
    <label for="milliseconds">Late by (ms)</label>
    <input id="milliseconds" name="milliseconds" type="number" min="0" max="600000" value="${delay}" required>
    <button>Apply</button>
  </form>
  <div id="held" data-live>${held(store)}</div>
  <div id="webhooks" data-live>${webhookList(store, store.stripeEvents.newestFirst().slice(0, SHOWN))}</div>
</article>`;
}

function option(mode: string, label: string, current: string): Html {
  return mode === current
    ? html`<option value="${mode}" selected>${label}</option>`
    : html`<option value="${mode}">${label}</option>`;
}

function held(store: Store): Html | undefined {
  const count = store.deliveries.oldestFirst().filter(({ state }) => state === 'held').length;
  if (count === 0) return undefined;
  return html`<div class="actions">
    <form method="post" action="/actions/webhooks/release"><input type="hidden" name="order" value="forward"><button>Release ${count}</button></form>
    <form method="post" action="/actions/webhooks/release"><input type="hidden" name="order" value="reverse"><button>Release ${count}, newest first</button></form>
  </div>`;
}
