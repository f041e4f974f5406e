import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../paths';
import { ownTimeZone } from '../../ui/dates/time-zone';
import { BusyButton } from '../../ui/forms/busy-button';
import { type Message, MessageWithDetail, Notice } from '../../ui/notice';
import { LoadingText } from '../../ui/page';
import { formatPrice } from '../../ui/texts/price';
import classes from './card-payment.module.css';
import type { CheckoutPaymentFragment } from './gql/checkout-requests';
import * as messages from './messages';
import { RefundRule } from './refund-rule';

interface Props {
  eventId: string;
  /** The event's; null while it is not known. */
  timeZone: string | null;
  payment: CheckoutPaymentFragment;
  clientSecret: string;
  /** About the attempt before, until there is a new one. */
  message: Message | null;
  /** Asked before the card is charged. */
  mayCharge: () => Promise<boolean>;
  /** @param isCharged false while Stripe still works on it */
  onConfirmed: (isCharged: boolean) => Promise<void>;
  onOutdated: () => Promise<void>;
  onFailedToLoad: () => void;
  onPayingChange: (isPaying: boolean) => void;
}

export function PayForm({ payment, timeZone, message, onFailedToLoad, onPayingChange, ...handlers }: Props) {
  const [isReady, setReady] = useState(false);
  const { pay, isPaying, failure } = usePay(payment.payerEmail, handlers);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Where the focus was in the bank's dialog it is nowhere now; where Stripe has put it on a wrong field it stays.
  useEffect(() => {
    if (failure && !form.current?.contains(document.activeElement)) button.current?.focus();
  }, [failure]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    onPayingChange(true);
    await pay();
    onPayingChange(false);
  }

  return (
    <form ref={form} aria-label="Card" className={classes.form} onSubmit={submit}>
      <div className={classes.fields}>
        {!isReady && <LoadingText>Loading the card form...</LoadingText>}
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setReady(true)}
          onLoadError={onFailedToLoad}
        />
      </div>
      {failure && (
        <Notice tone="danger">
          <MessageWithDetail {...failure} />
        </Notice>
      )}
      {message && !failure && !isPaying && <Notice tone={message.tone}>{message.text}</Notice>}
      <RefundRule
        pricePence={payment.amountPence}
        until={payment.refundableUntil}
        timeZone={timeZone ?? ownTimeZone()}
        className={classes.terms}
      />
      <BusyButton ref={button} type="submit" disabled={!isReady} isBusy={isPaying} fullWidth>
        {isPaying ? 'Processing...' : `Pay ${formatPrice(payment.amountPence)}`}
      </BusyButton>
      <p className={classes.hint}>
        Taken by Stripe. If anything goes wrong after paying, the money comes back by itself.
      </p>
    </form>
  );
}

interface PayFailure {
  message: string;
  /** Stripe's own message. */
  detail: string | null;
}

type Handlers = Pick<Props, 'eventId' | 'clientSecret' | 'mayCharge' | 'onConfirmed' | 'onOutdated'>;

// Stripe's messages about cards and their owners' consent are for people, all others are for programmers.
function isForPeople({ type, code }: StripeError): boolean {
  return type === 'card_error' || code === 'payment_intent_authentication_failure';
}

function failureOf(error: StripeError): PayFailure {
  const { type, message = null } = error;
  // Nothing was tried yet: a field is empty or wrong.
  if (type === 'validation_error' && message) return { message, detail: null };
  return { message: messages.PAYMENT_FAILED, detail: isForPeople(error) ? message : null };
}

/** Lets Stripe charge the card that was filled in. @param receiptTo the address to which Stripe sends its receipt */
function usePay(receiptTo: string | null, handlers: Handlers) {
  const { eventId, clientSecret, mayCharge, onConfirmed, onOutdated } = handlers;
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  // A second press may come before the state of the first one is rendered.
  const hasBegun = useRef(false);

  async function finish(intent: PaymentIntent | undefined) {
    if (intent?.status === 'canceled') return onOutdated();
    await onConfirmed(intent?.status === 'succeeded');
  }

  async function confirm() {
    if (!stripe || !elements) return;
    // First of all, as Stripe asks for it: its own windows open only right after the press.
    const { error: mistake } = await elements.submit();
    if (mistake) return setFailure(failureOf(mistake));
    if (!(await mayCharge())) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: window.location.origin + paths.payment(eventId),
        // Not when the payment is made: a try again after a change of the address would be another payment to Stripe.
        ...(receiptTo && { receipt_email: receiptTo }),
      },
    });
    if (!error) return finish(paymentIntent);
    if (error.code !== 'payment_intent_unexpected_state') return setFailure(failureOf(error));
    // Another tab was faster: it may have paid, or the price has changed and there is a new payment.
    const status = error.payment_intent?.status;
    if (status === 'succeeded' || status === 'processing') return finish(error.payment_intent);
    await onOutdated();
  }

  async function pay() {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setPaying(true);
    setFailure(null);
    await confirm().catch(() => setFailure({ message: messages.PAYMENT_FAILED, detail: null }));
    hasBegun.current = false;
    setPaying(false);
  }

  return { pay, isPaying, failure };
}
