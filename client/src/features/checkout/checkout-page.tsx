import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import type { ViewerFragment } from '../../session/gql/session';
import { useMailSentence } from '../../session/mail-sentence';
import { useSession } from '../../session/session';
import { useIsServerRendering } from '../../ui/dates/own-clock';
import { Notice } from '../../ui/notice';
import { BackLink, EmptyState, FailedRead, LinkButton, LoadingText, Page, PageHeading } from '../../ui/page';
import { NO_EVENT } from '../events/messages';
import { CheckoutSummary, readOrder } from './checkout-order';
import classes from './checkout-page.module.css';
import { CheckoutPanel } from './checkout-panel';
import type { CheckoutEventFragment } from './gql/checkout-order';
import { useCheckoutPageQuery } from './gql/checkout-page';
import { writeHeldPlace } from './held-place';
import * as messages from './messages';
import type { SignedOut } from './signed-out';
import { useStripeScript } from './stripe-script';
import { useCheckout } from './use-checkout';

graphql(`
  query CheckoutPage($eventId: ID!) {
    event(id: $eventId) {
      ...CheckoutEvent
    }
    settings {
      stripePublishableKey
      stripeScriptUrl
      sandbox
    }
  }
`);

export function CheckoutPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { status, error, viewer, retry } = useSession();
  const eventId = search.get('event') ?? '';
  const [signedOut, setSignedOut] = useState<SignedOut | null>(null);
  // The server does not know what the event's page has handed over.
  const isServerRendering = useIsServerRendering();

  function content() {
    if (eventId === '') return <NoSuchEvent />;
    if (status === 'loading' || isServerRendering) return <LoadingText>Loading payment...</LoadingText>;
    if (status === 'failed') {
      return <FailedRead error={error} message={messages.START_FAILED} onRetry={retry} />;
    }
    if (!viewer) return <LogInToPay eventId={eventId} signedOut={signedOut} />;
    return (
      <Checkout
        key={`${viewer.id} ${eventId}`}
        eventId={eventId}
        order={readOrder(state, eventId, viewer.id)}
        viewer={viewer}
        onSignedOut={setSignedOut}
      />
    );
  }

  // A bank's page sent the person back here. What Stripe adds to the address is a secret that no history should store.
  if (search.has('payment_intent_client_secret')) return <Navigate to={paths.payment(eventId)} replace />;
  return (
    <Page>
      <div className={classes.page}>
        {eventId !== '' && <BackLink to={paths.event(eventId)}>Back to the event</BackLink>}
        <PageHeading>Pay and take your place</PageHeading>
        {content()}
      </div>
    </Page>
  );
}

function NoSuchEvent() {
  return (
    <EmptyState action={<LinkButton to={paths.events}>Browse events</LinkButton>}>{NO_EVENT}</EmptyState>
  );
}

interface LogInToPayProps {
  eventId: string;
  /** How the checkout stands whose session has ended here; null: there was none. */
  signedOut: SignedOut | null;
}

function LogInToPay({ eventId, signedOut }: LogInToPayProps) {
  const mailSentence = useMailSentence();
  const isPaid = signedOut === 'charged' || signedOut === 'processing';
  const next = isPaid ? paths.event(eventId) : paths.payment(eventId);
  const action = (
    <LinkButton to={paths.welcomeThen(next)} isPrimary>
      Log in or register
    </LinkButton>
  );
  const { tone, text } = signedOut ? messages.signedOutTexts[signedOut] : messages.LOG_IN_FIRST;
  return (
    <Notice tone={tone} action={action}>
      {mailSentence(text)}
    </Notice>
  );
}

interface Props {
  eventId: string;
  /** Null where the page was not reached from the event: in a new tab, or after logging in. */
  order: ReturnType<typeof readOrder>;
  viewer: ViewerFragment;
  onSignedOut: (how: SignedOut) => void;
}

function Checkout({ eventId, order, viewer, onSignedOut }: Props) {
  const { mailEnabled } = useSession();
  const { name, ...typed } = order ?? viewer;
  // Where no mail is sent, another address cannot be confirmed: the server takes only the account's.
  const { email } = mailEnabled ? typed : viewer;
  const { data, error, refetch } = useCheckoutPageQuery({ variables: { eventId } });
  const { cache } = useApolloClient();
  const script = useStripeScript(data?.settings);
  const canPay = script.status === 'ready';
  const checkout = useCheckout(
    { eventId, name, email, ...(order?.nameShown && { nameShown: order.nameShown }) },
    { viewerId: viewer.id, shownPence: order?.event.pricePence ?? null, canPay, onSignedOut },
  );
  const { step } = checkout;
  const payment = 'payment' in step ? step.payment : null;
  const heldUntil = step.name === 'open' ? step.payment.placeHeldUntil : null;

  useEffect(() => {
    if (step.name !== 'starting') writeHeldPlace(cache, eventId, heldUntil);
  }, [cache, eventId, step.name, heldUntil]);

  const event = readFragment<CheckoutEventFragment>(data?.event) ?? order?.event ?? null;
  const hasFailed = error !== undefined && !data;

  if (step.name === 'no-event') return <NoSuchEvent />;
  return (
    <div className={classes.columns}>
      <CheckoutPanel
        eventId={eventId}
        checkout={checkout}
        script={hasFailed ? { status: 'failed', retry: () => refetch().catch(() => {}) } : script}
        timeZone={event?.timeZone ?? null}
        isSandbox={Boolean(data?.settings.sandbox && data.settings.stripeScriptUrl)}
      />
      {(event || !hasFailed) && (
        <CheckoutSummary
          event={event}
          amountPence={payment?.amountPence ?? null}
          name={payment?.payerName ?? name}
          email={payment?.payerEmail ?? email}
        />
      )}
    </div>
  );
}
