import type { ViewerFragment } from '../../gql/graphql';
import { useCheckoutPageQuery } from '../../gql/hooks';
import classes from './checkout.module.css';
import type { CheckoutOrder } from './checkout-order';
import { CheckoutPanel } from './checkout-panel';
import { CheckoutSummary } from './checkout-summary';
import { NoSuchEvent } from './no-such-event';
import { useCheckout } from './use-checkout';
import { useStripeScript } from './use-stripe-script';

interface Props {
  eventId: string;
  /** Null where the page was not reached from the event: in a new tab, or after logging in. */
  order: CheckoutOrder | null;
  viewer: ViewerFragment;
}

export function Checkout({ eventId, order, viewer }: Props) {
  const { name, email } = order ?? viewer;
  const checkout = useCheckout({ eventId, name, email });
  const { data, error, refetch } = useCheckoutPageQuery({ variables: { eventId } });
  const script = useStripeScript(data?.settings);
  const { step } = checkout;
  const payment = 'payment' in step ? step.payment : null;

  if (step.name === 'no-event') return <NoSuchEvent />;
  return (
    <div className={classes.columns}>
      <CheckoutPanel
        eventId={eventId}
        checkout={checkout}
        script={error && !data ? { status: 'failed', retry: () => refetch().catch(() => {}) } : script}
        priceBefore={order?.event.pricePence ?? null}
        isSandbox={Boolean(data?.settings.sandbox && data.settings.stripeScriptUrl)}
      />
      <CheckoutSummary
        event={data?.event ?? order?.event ?? null}
        amountPence={payment?.amountPence ?? null}
        name={payment?.payerName ?? name}
        email={payment?.payerEmail ?? email}
      />
    </div>
  );
}
