import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { type MailSentence, useMailSentence } from '../../session/mail-sentence';
import { timings } from '../../timings';
import { Card } from '../../ui/card';
import { type Message, MessageWithDetail, Notice } from '../../ui/notice';
import { LinkButton } from '../../ui/page';
import { formatPrice } from '../../ui/texts/price';
import { useRedirectAfter } from '../../ui/timers';
import { SIGNED_UP } from '../places/messages';
import { CardPayment, CheckoutProgress, StartFailed } from './card-payment';
import classes from './checkout-panel.module.css';
import * as messages from './messages';
import type { StripeScript } from './stripe-script';
import type { Checkout } from './use-checkout';

interface Props {
  eventId: string;
  checkout: Checkout;
  script: StripeScript;
  /** The event's; null while it is not known. */
  timeZone: string | null;
  isSandbox: boolean;
}

/** The actions and texts at each step of a checkout. */
export function CheckoutPanel(props: Props) {
  return (
    <Card as="section" aria-label="Payment" className={classes.card}>
      <Step {...props} />
    </Card>
  );
}

function Step({ eventId, checkout, script, timeZone, isSandbox }: Props): ReactNode {
  const { step, start, checkAgain } = checkout;
  switch (step.name) {
    case 'starting':
      if (script.status === 'failed') return <StartFailed onRetry={script.retry} />;
      return <CheckoutProgress>Preparing your payment...</CheckoutProgress>;
    case 'completing':
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
          timeZone={timeZone}
          isSandbox={isSandbox}
        />
      );
    case 'paid':
      return <Paid eventId={eventId} amountPence={step.payment.amountPence} />;
    case 'pending':
      return (
        <Pending isCharged={step.isCharged} onCheckAgain={() => checkAgain(step.payment, step.isCharged)} />
      );
    case 'refunded':
      return (
        <CheckoutEnd
          heading="Paid, and given back"
          tone="danger"
          message={messages.NOT_SIGNED_UP}
          reason={step.reason}
          detail={messages.REFUNDED}
          action={<LinkButton to={paths.myEvents}>My Events</LinkButton>}
        />
      );
    case 'already-signed-up':
      return (
        <CheckoutEnd
          heading="Nothing to pay"
          tone="info"
          message={step.message}
          action={<LinkButton to={paths.event(eventId)}>See the event</LinkButton>}
        />
      );
    case 'no-place':
      return (
        <CheckoutEnd
          heading="Nothing to pay"
          tone="info"
          message={step.message}
          detail={messages.NOT_CHARGED}
          action={<LinkButton to={paths.event(eventId)}>See the event</LinkButton>}
        />
      );
    case 'now-free':
      return <NowFree eventId={eventId} />;
    // The page itself shows these.
    case 'signed-out':
    case 'no-event':
      return null;
  }
}

interface EndProps {
  heading: string;
  tone: Message['tone'];
  message: string | MailSentence;
  /** Why there is no place, as a sentence. */
  reason?: string | null;
  detail?: string | MailSentence;
  /** The next step. */
  action: ReactNode;
}

/** Takes the place of the card's fields once there is nothing to fill in any more. */
function CheckoutEnd({ heading, tone, message, reason, detail, action }: EndProps) {
  const mailSentence = useMailSentence();
  const title = useRef<HTMLHeadingElement>(null);

  // The button that was pressed has been removed.
  useEffect(() => title.current?.focus(), []);

  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <Notice tone={tone} action={action}>
        <MessageWithDetail
          message={mailSentence(message)}
          detail={[reason, detail && mailSentence(detail)].filter(Boolean).join(' ') || null}
        />
      </Notice>
    </>
  );
}

function Paid({ eventId, amountPence }: { eventId: string; amountPence: number }) {
  useRedirectAfter(true, timings.paidThenEvent, paths.event(eventId));
  return (
    <CheckoutEnd
      heading={`Paid ${formatPrice(amountPence)}`}
      tone="success"
      message={SIGNED_UP}
      detail="Taking you back to it..."
      action={<LinkButton to={paths.event(eventId)}>See the event</LinkButton>}
    />
  );
}

/** The server goes on by itself; a person who does not want to wait for the mail can ask. */
function Pending({ isCharged, onCheckAgain }: { isCharged: boolean; onCheckAgain: () => void }) {
  const action = (
    <Button variant="default" onClick={onCheckAgain}>
      Check again
    </Button>
  );
  return isCharged ? (
    <CheckoutEnd
      heading="Paid"
      tone="danger"
      message={messages.NOT_SIGNED_UP}
      detail={messages.KEEP_TRYING}
      action={action}
    />
  ) : (
    <CheckoutEnd heading="Being processed" tone="info" message={messages.PENDING} action={action} />
  );
}

/** Returns to the event, where the form signs up without a payment now. */
function NowFree({ eventId }: { eventId: string }) {
  useEffect(() => {
    notifications.show({ id: `now-free ${eventId}`, message: messages.NOW_FREE });
  }, [eventId]);

  return <Navigate to={paths.event(eventId)} replace />;
}
