import { Elements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/price';
import { CheckoutProgress } from './checkout-progress';
import type { OpenStep } from './checkout-step';
import { PayForm } from './pay-form';
import { StartFailed } from './start-failed';
import { TestCards } from './test-cards';
import { useCardAppearance } from './use-card-appearance';
import type { Checkout } from './use-checkout';
import type { StripeScript } from './use-stripe-script';

interface Props {
  eventId: string;
  step: OpenStep;
  checkout: Checkout;
  script: StripeScript;
  priceBefore: number | null;
  isSandbox: boolean;
}

export function CardPayment({ eventId, step, checkout, script, priceBefore, isSandbox }: Props) {
  const appearance = useCardAppearance();
  const [hasFailedToLoad, setFailedToLoad] = useState(false);
  const { payment, clientSecret, message } = step;

  // The payment may have ended elsewhere, and fields are for one that has not: the server is asked for what there is now.
  if (hasFailedToLoad) return <StartFailed onRetry={checkout.start} />;
  if (script.status === 'failed') return <StartFailed onRetry={script.retry} />;
  if (script.status === 'loading') return <CheckoutProgress>Preparing your payment...</CheckoutProgress>;
  return (
    <>
      <h2>Card</h2>
      {priceBefore !== null && priceBefore !== payment.amountPence && (
        <Notice tone="info">
          The price of this event has changed: it is {formatPrice(payment.amountPence)} now.
        </Notice>
      )}
      <Elements
        // A payment's fields are of that payment: another one gets its own.
        key={clientSecret}
        stripe={script.stripe}
        options={{ clientSecret, appearance, locale: 'en-GB' }}
      >
        <PayForm
          eventId={eventId}
          payment={payment}
          message={message}
          onConfirmed={(isCharged) => checkout.confirmed(payment, isCharged)}
          onOutdated={checkout.startAnew}
          onFailedToLoad={() => setFailedToLoad(true)}
        />
      </Elements>
      {isSandbox && <TestCards />}
    </>
  );
}
