import type Stripe from 'stripe';
import type { Failure } from '../../fault-injection.js';
import { FailurePanel } from '../../pages/failure-panel.js';
import { Page, Time } from '../../pages/page.js';
import type { Store } from '../../store.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import { PaymentView } from './payment-view.js';
import { money, StatusChip } from './status-chip.js';
import { WebhooksView } from './webhooks-view.js';

const SHOWN = 100;

interface PaymentsPageProps {
  store: Store;
  webhooks: WebhookSender;
  failures: Failure[];
  /** The payment that is looked at; otherwise all webhooks are. */
  open?: Stripe.PaymentIntent;
}

/** Payments, and beside them, or on a phone in their place, what was opened. */
export function PaymentsPage({ store, webhooks, failures, open }: PaymentsPageProps) {
  const intents = store.paymentIntents.newestFirst();
  return (
    <Page
      title={`${open ? `${open.id} - ` : ''}Sandbox payments`}
      section="/payments"
      about="Everything the product charged. No money has moved."
      reading={open !== undefined}
    >
      <nav className="box" aria-label="Payments">
        <div className="box-head">
          <h2>Payments</h2>
          <p id="payment-count" className="chip" role="status" data-live>
            {intents.length}
          </p>
        </div>
        <FailurePanel service="stripe" failures={failures} />
        <div id="payments" className="list" data-live>
          <PaymentList intents={intents} store={store} openId={open?.id} />
        </div>
      </nav>
      <main id="content" className="mail" tabIndex={-1}>
        {open ? (
          <PaymentView store={store} intent={open} />
        ) : (
          <WebhooksView store={store} webhooks={webhooks} />
        )}
      </main>
    </Page>
  );
}

interface PaymentListProps {
  intents: Stripe.PaymentIntent[];
  store: Store;
  openId: string | undefined;
}

function PaymentList({ intents, store, openId }: PaymentListProps) {
  if (intents.length === 0) return <p className="empty">No payments yet. They appear here by themselves.</p>;
  return (
    <>
      <ul>
        {intents.slice(0, SHOWN).map((intent) => {
          const card = store.confirmations.find(intent.id)?.card;
          return (
            <li key={intent.id}>
              <a href={`/payments/${intent.id}`} aria-current={intent.id === openId ? 'page' : 'false'}>
                <span className="who">
                  <bdi>{intent.description ?? intent.id}</bdi>
                  {card && `, ${card.brand} ${card.last4}`}
                </span>
                <Time at={new Date(intent.created * 1000)} />
                <span className="subject">{money(intent.amount, intent.currency)}</span>
                <StatusChip state={intent.status} />
              </a>
            </li>
          );
        })}
      </ul>
      {intents.length > SHOWN && <p className="note">{`The latest ${SHOWN} of ${intents.length}.`}</p>}
    </>
  );
}
