import { Button, Skeleton } from '@mantine/core';
import { Elements } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState } from 'react';
import { MessageWithDetail, Notice } from '../../ui/notice';
import { LoadingText } from '../../ui/page';
import classes from './card-payment.module.css';
import { HoldClock, useSecondsLeft } from './hold-clock';
import { LetGo } from './let-go';
import * as messages from './messages';
import { PayForm } from './pay-form';
import { useStripeAppearance } from './stripe-appearance';
import type { StripeScript } from './stripe-script';
import type { Checkout, OpenStep } from './use-checkout';

interface Props {
  eventId: string;
  step: OpenStep;
  checkout: Checkout;
  script: StripeScript;
  /** The event's; null while it is not known. */
  timeZone: string | null;
  isSandbox: boolean;
}

export function CardPayment({ eventId, step, checkout, script, timeZone, isSandbox }: Props) {
  const appearance = useStripeAppearance();
  const [hasFailedToLoad, setFailedToLoad] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const { payment, clientSecret, message } = step;
  const { placeHeldUntil: heldUntil } = payment;
  const secondsLeft = useSecondsLeft(heldUntil);

  if (hasFailedToLoad) return <StartFailed onRetry={checkout.start} />;
  if (script.status === 'failed') return <StartFailed onRetry={script.retry} />;
  if (script.status === 'loading') return <CheckoutProgress>Preparing your payment...</CheckoutProgress>;
  // A person who has pressed the button in the last second may still have paid: the server knows.
  if (secondsLeft === 0 && !isPaying) return <HoldOver onRetry={checkout.start} />;
  return (
    <>
      {heldUntil !== null && secondsLeft !== null ? (
        <>
          <h2>Your place is held</h2>
          <HoldClock heldUntil={heldUntil} secondsLeft={secondsLeft} />
        </>
      ) : (
        <h2>Card</h2>
      )}
      <Elements
        stripe={script.stripe}
        // No client secret: the fields outlive a payment, and the next one, at a new price, finds the card filled in.
        // Stripe refuses payments with which these options do not agree: the server makes them in `stripe-gateway.ts`.
        options={{
          mode: 'payment',
          amount: payment.amountPence,
          currency: payment.currency,
          allowedPaymentMethodTypes: ['card'],
          appearance,
          locale: 'en-GB',
        }}
      >
        <PayForm
          eventId={eventId}
          timeZone={timeZone}
          payment={payment}
          clientSecret={clientSecret}
          message={message}
          mayCharge={checkout.mayCharge}
          onConfirmed={(isCharged) => checkout.confirmed(payment, isCharged)}
          onOutdated={checkout.startAgain}
          onFailedToLoad={() => setFailedToLoad(true)}
          onPayingChange={setPaying}
        />
      </Elements>
      {heldUntil !== null && <LetGo eventId={eventId} paymentId={payment.id} isDisabled={isPaying} />}
      {isSandbox && <TestCards />}
    </>
  );
}

function HoldOver({ onRetry }: { onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The element that had the focus has been removed.
  useEffect(() => heading.current?.focus(), []);

  const action = <Button onClick={onRetry}>Start again</Button>;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Your place is free again
      </h2>
      <Notice tone="danger" action={action}>
        {messages.HOLD_OVER}
      </Notice>
    </>
  );
}

/** The shape of the card's fields, while they cannot be there. */
export function CheckoutProgress({ children }: { children: string }) {
  return (
    <>
      <h2>Card</h2>
      <LoadingText>{children}</LoadingText>
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
      <Skeleton height={44} aria-hidden />
    </>
  );
}

/** @param detail the reason, where it is one that the person can do something about */
export function StartFailed({ detail = null, onRetry }: { detail?: string | null; onRetry: () => void }) {
  const action = (
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <>
      <h2>Card</h2>
      <Notice tone="danger" action={action}>
        <MessageWithDetail message={messages.START_FAILED} detail={detail} />
      </Notice>
    </>
  );
}

const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for authentication'],
] as const;

/** The sandbox takes no money, and no real card. */
function TestCards() {
  return (
    <aside aria-label="Test cards" className={classes.testCards}>
      <p>This is the sandbox: no money moves. Cards to try, with any date ahead and any security code:</p>
      <ul>
        {testCards.map(([number, outcome]) => (
          <li key={number}>
            <span className={classes.number}>{number}</span> {outcome}
          </li>
        ))}
      </ul>
    </aside>
  );
}
