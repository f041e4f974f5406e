import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { readFailureMessage } from '../../apollo/failure';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { BackLink, Page, PageHeading } from '../../ui/page';
import { FailedRead, LoadingText } from '../../ui/read-states';
import { Checkout } from './checkout';
import { orderOf } from './checkout-order';
import classes from './checkout-page.module.css';
import { LogInToPay } from './log-in-to-pay';
import { NoSuchEvent } from './no-such-event';
import { START_FAILED } from './sentences';

export function CheckoutPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { status, error, viewer, retry } = useSession();
  const eventId = search.get('event') ?? '';

  function content() {
    if (eventId === '') return <NoSuchEvent />;
    if (status === 'loading') return <LoadingText>Loading payment...</LoadingText>;
    if (status === 'failed') {
      return <FailedRead message={readFailureMessage(error, START_FAILED)} onRetry={retry} />;
    }
    if (!viewer) return <LogInToPay eventId={eventId} />;
    const order = orderOf(state, eventId);
    return <Checkout key={`${viewer.id} ${eventId}`} eventId={eventId} order={order} viewer={viewer} />;
  }

  // A bank's page sent the person back here. What Stripe adds to the address is a secret that no history should keep.
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
