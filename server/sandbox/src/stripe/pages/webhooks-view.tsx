import type Stripe from 'stripe';
import { ActionButton, Time } from '../../pages/page.js';
import type { Store } from '../../store.js';
import type { WebhookBehaviour, WebhookSender } from '../webhooks/webhook-sender.js';
import { StatusChip } from './status-chip.js';

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
export function WebhooksView({ store, webhooks }: { store: Store; webhooks: WebhookSender }) {
  const { behaviour, url } = webhooks;
  const delay = behaviour.mode === 'delay' ? behaviour.milliseconds : 2000;
  const held = store.deliveries.oldestFirst().filter(({ state }) => state === 'held').length;
  return (
    <article>
      <h1>Webhooks</h1>
      <p id="webhook-url" data-live>
        {url === null ? 'Events are sent nowhere.' : `Sent to ${url}.`}
      </p>
      <form method="post" action="/actions/webhooks/behaviour" className="inline">
        <label htmlFor="mode">Send webhooks</label>
        <select id="mode" name="mode" defaultValue={behaviour.mode}>
          {Object.entries(modes).map(([mode, label]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor="milliseconds">Late by (ms)</label>
        <input
          id="milliseconds"
          name="milliseconds"
          type="number"
          min={0}
          max={600_000}
          defaultValue={delay}
          required
        />
        <button type="submit">Apply</button>
      </form>
      <div id="held" data-live>
        {held > 0 && (
          <div className="actions">
            <ActionButton
              action="/actions/webhooks/release"
              fields={{ order: 'forward' }}
              label={`Release ${held}`}
            />
            <ActionButton
              action="/actions/webhooks/release"
              fields={{ order: 'reverse' }}
              label={`Release ${held}, newest first`}
            />
          </div>
        )}
      </div>
      <div id="webhooks" data-live>
        <WebhookList store={store} events={store.stripeEvents.newestFirst().slice(0, SHOWN)} />
      </div>
    </article>
  );
}

/** Events, and how the product answered each. */
export function WebhookList({ store, events }: { store: Store; events: Stripe.Event[] }) {
  if (events.length === 0) return <p className="note">None yet. They appear here by themselves.</p>;
  return (
    <ul className="rows">
      {events.map(({ id, type, created }) => {
        const delivery = store.deliveries.find(id);
        const answers = delivery?.attempts.map(({ status, error }) => status ?? error ?? 'no answer') ?? [];
        return (
          <li key={id}>
            <span>
              <strong>{type}</strong> <bdi>{id}</bdi>
            </span>
            <Time at={new Date(created * 1000)} />
            <span>
              <StatusChip state={delivery?.state ?? 'not-sent'} />{' '}
              {answers.length > 0 && <span className="answers">{`answered ${answers.join(', ')}`}</span>}
            </span>
            <ActionButton action={`/actions/webhooks/${id}/send`} label="Resend" />
          </li>
        );
      })}
    </ul>
  );
}
