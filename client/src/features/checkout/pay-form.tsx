import { Button } from '@mantine/core';
import { PaymentElement } from '@stripe/react-stripe-js';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CheckoutPaymentFragment } from '../../gql/graphql';
import { MessageWithDetail, Notice } from '../../ui/notice';
import { formatPrice } from '../../ui/price';
import { LoadingText } from '../../ui/read-states';
import type { CheckoutMessage } from './checkout-step';
import classes from './pay-form.module.css';
import { usePay } from './use-pay';

interface Props {
  eventId: string;
  payment: CheckoutPaymentFragment;
  /** About the attempt before, until there is a new one. */
  message: CheckoutMessage | null;
  onConfirmed: (isCharged: boolean) => Promise<void>;
  onOutdated: () => Promise<void>;
  onFailedToLoad: () => void;
}

export function PayForm({ eventId, payment, message, onConfirmed, onOutdated, onFailedToLoad }: Props) {
  const [isReady, setReady] = useState(false);
  const { pay, isPaying, failure } = usePay({ eventId, onConfirmed, onOutdated });
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button has lost the focus.
  useEffect(() => {
    if (failure) button.current?.focus();
  }, [failure]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    pay();
  }

  return (
    <form aria-label="Card" className={classes.form} onSubmit={submit}>
      {!isReady && <LoadingText>Loading the card form...</LoadingText>}
      <div className={classes.fields}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setReady(true)}
          onLoadError={onFailedToLoad}
        />
      </div>
      {failure && (
        <Notice tone="danger">
          <MessageWithDetail message={failure.sentence} detail={failure.detail} />
        </Notice>
      )}
      {message && !failure && !isPaying && <Notice tone={message.tone}>{message.text}</Notice>}
      <Button ref={button} type="submit" disabled={!isReady || isPaying} fullWidth>
        {isPaying ? 'Processing...' : `Pay ${formatPrice(payment.amountPence)}`}
      </Button>
      <p className={classes.hint}>
        Taken by Stripe. If anything goes wrong after paying, the money comes back by itself.
      </p>
    </form>
  );
}
