import type Stripe from 'stripe';
import { ActionButton, Fact, Time } from '../../pages/page.js';
import type { Store } from '../../store.js';
import { chargeOf, eventsOf } from '../payments/find-payment.js';
import { isOpen, latestDispute } from '../payments/refund-charge.js';
import { money, StatusChip } from './status-chip.js';
import { WebhookList } from './webhooks-view.js';

interface PaymentProps {
  store: Store;
  intent: Stripe.PaymentIntent;
}

/** The facts of one payment, the actions for it, and the events that were sent about it. */
export function PaymentView({ store, intent }: PaymentProps) {
  return (
    <>
      <a className="back" href="/payments">
        All payments
      </a>
      <article>
        <h1>{money(intent.amount, intent.currency)}</h1>
        <dl id="payment-facts" className="facts" data-live>
          <Facts store={store} intent={intent} />
        </dl>
        <div id="payment-actions" data-live>
          <Actions store={store} intent={intent} />
        </div>
        <h2>Refunds</h2>
        <div id="payment-refunds" data-live>
          <Refunds store={store} intent={intent} />
        </div>
        <h2>Webhooks</h2>
        <div id="payment-webhooks" data-live>
          <WebhookList store={store} events={eventsOf(store, intent.id)} />
        </div>
      </article>
    </>
  );
}

function Facts({ store, intent }: PaymentProps) {
  const charge = chargeOf(store, intent);
  const card = store.confirmations.find(intent.id)?.card;
  const error = intent.last_payment_error;
  return (
    <>
      <Fact name="Status">
        <StatusChip state={intent.status} />
      </Fact>
      <Fact name="Payment intent">{intent.id}</Fact>
      <Fact name="Charge">{charge?.id}</Fact>
      <Fact name="Created">
        <Time at={new Date(intent.created * 1000)} />
      </Fact>
      <Fact name="Card">{card && `${card.brand} ending in ${card.last4}`}</Fact>
      <Fact name="Refused">{error && `${error.message ?? ''} (${error.decline_code ?? error.code})`}</Fact>
      <Fact name="Refunded">{charge?.amount_refunded && money(charge.amount_refunded, charge.currency)}</Fact>
      <Fact name="Disputed">{charge?.disputed && (latestDispute(store, charge)?.status ?? 'Yes')}</Fact>
      <Fact name="Description">{intent.description}</Fact>
      <Fact name="Receipt to">{intent.receipt_email}</Fact>
      {Object.entries(intent.metadata).map(([name, value]) => (
        <Fact key={name} name={`Metadata ${name}`}>
          {value}
        </Fact>
      ))}
    </>
  );
}

/** The actions of staff in Stripe's dashboard, and of a bank. */
function Actions({ store, intent }: PaymentProps) {
  const actions = `/actions/payments/${intent.id}`;
  const charge = chargeOf(store, intent);
  const held = store.confirmations.find(intent.id)?.held ?? false;
  switch (intent.status) {
    case 'canceled':
      return null;
    case 'succeeded':
      if (!charge) return null;
      if (isOpen(latestDispute(store, charge)))
        return (
          <div className="actions">
            <ActionButton
              action={`${actions}/end-dispute`}
              label="Win the dispute"
              fields={{ value: 'won' }}
            />
            <ActionButton
              action={`${actions}/end-dispute`}
              label="Lose the dispute"
              fields={{ value: 'lost' }}
            />
          </div>
        );
      return (
        <div className="actions">
          <RefundForm actions={actions} charge={charge} />
          <ActionButton action={`${actions}/dispute`} label="Open a dispute" />
        </div>
      );
    case 'processing':
      return (
        <div className="actions">
          <ActionButton action={`${actions}/finish`} label="Let it succeed" fields={{ value: 'succeeded' }} />
          <ActionButton action={`${actions}/finish`} label="Let it fail" fields={{ value: 'failed' }} />
        </div>
      );
    default:
      return (
        <div className="actions">
          <ActionButton
            action={`${actions}/hold`}
            label={held ? 'Answer at once again' : 'Stay in processing once paid'}
            fields={{ value: held ? '' : 'true' }}
          />
          <ActionButton action={`${actions}/cancel`} label="Cancel payment" />
        </div>
      );
  }
}

function RefundForm({ actions, charge }: { actions: string; charge: Stripe.Charge }) {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) return null;
  const inUnits = (left / 100).toFixed(2);
  return (
    <form method="post" action={`${actions}/refund`} className="inline">
      <label htmlFor="amount">{`Refund in ${charge.currency.toUpperCase()}`}</label>
      <input
        id="amount"
        name="amount"
        type="number"
        min="0.01"
        max={inUnits}
        step="0.01"
        defaultValue={inUnits}
        required
      />
      <button type="submit">Refund</button>
    </form>
  );
}

function Refunds({ store, intent }: PaymentProps) {
  const refunds = store.refunds.newestFirst().filter(({ payment_intent }) => payment_intent === intent.id);
  if (refunds.length === 0) return <p className="note">None.</p>;
  return (
    <ul className="rows">
      {refunds.map(({ id, amount, currency, created, status }) => (
        <li key={id}>
          <span>
            <strong>{money(amount, currency)}</strong> <bdi>{id}</bdi>
          </span>
          <Time at={new Date(created * 1000)} />
          <StatusChip state={status ?? ''} />
        </li>
      ))}
    </ul>
  );
}
