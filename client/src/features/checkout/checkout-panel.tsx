import type { ReactNode } from 'react';
import { CardPayment } from './card-payment';
import classes from './checkout-panel.module.css';
import { CheckoutProgress } from './checkout-progress';
import { GivenBack } from './given-back';
import { HasPlaceAlready } from './has-place-already';
import { NowFree } from './now-free';
import { Paid } from './paid';
import { StartFailed } from './start-failed';
import { Unsettled } from './unsettled';
import type { Checkout } from './use-checkout';
import type { StripeScript } from './use-stripe-script';

interface Props {
  eventId: string;
  checkout: Checkout;
  script: StripeScript;
  /** What the event cost when the person decided to pay; null where that is not known. */
  priceBefore: number | null;
  isSandbox: boolean;
}

/** What there is to do or to know at each step of a checkout. */
export function CheckoutPanel({ eventId, checkout, script, priceBefore, isSandbox }: Props) {
  const { step, start, checkAgain } = checkout;

  function content(): ReactNode {
    switch (step.name) {
      case 'starting':
        return <CheckoutProgress>Preparing your payment...</CheckoutProgress>;
      case 'settling':
        return <CheckoutProgress>Checking your payment...</CheckoutProgress>;
      case 'failed':
        return <StartFailed detail={step.detail} onRetry={start} />;
      case 'open':
        return (
          <CardPayment
            eventId={eventId}
            step={step}
            checkout={checkout}
            script={script}
            priceBefore={priceBefore}
            isSandbox={isSandbox}
          />
        );
      case 'paid':
        return <Paid eventId={eventId} amountPence={step.payment.amountPence} />;
      case 'unsettled':
        return (
          <Unsettled
            isCharged={step.isCharged}
            onCheckAgain={() => checkAgain(step.payment, step.isCharged)}
          />
        );
      case 'given-back':
        return <GivenBack />;
      case 'already-signed-up':
        return <HasPlaceAlready eventId={eventId} sentence={step.sentence} />;
      case 'now-free':
        return <NowFree eventId={eventId} />;
      // The page itself says so.
      case 'no-event':
        return null;
    }
  }

  return (
    <section aria-label="Payment" className={classes.card}>
      {content()}
    </section>
  );
}
