import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { paths } from '../../paths';
import { PAYMENT_FAILED } from './sentences';

export interface PayFailure {
  sentence: string;
  /** In Stripe's words. */
  detail: string | null;
}

interface Handlers {
  eventId: string;
  /** @param isCharged false while Stripe still works on it */
  onConfirmed: (isCharged: boolean) => Promise<void>;
  onOutdated: () => Promise<void>;
}

// Stripe writes for people about cards and their owners' consent; about all else it writes for programmers.
function isForPeople({ type, code }: StripeError): boolean {
  return type === 'card_error' || code === 'payment_intent_authentication_failure';
}

function failureOf(error: StripeError): PayFailure {
  const { type, message = null } = error;
  // Nothing was tried yet: a field is empty or wrong.
  if (type === 'validation_error' && message) return { sentence: message, detail: null };
  return { sentence: PAYMENT_FAILED, detail: isForPeople(error) ? message : null };
}

/** Has Stripe charge the card that was filled in. */
export function usePay({ eventId, onConfirmed, onOutdated }: Handlers) {
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);
  // The state of the first press is not there yet when a second one comes.
  const hasBegun = useRef(false);

  async function follow(intent: PaymentIntent | undefined) {
    if (intent?.status === 'canceled') return onOutdated();
    await onConfirmed(intent?.status === 'succeeded');
  }

  async function confirm() {
    if (!stripe || !elements) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: window.location.origin + paths.payment(eventId) },
    });
    if (!error) return follow(paymentIntent);
    if (error.code !== 'payment_intent_unexpected_state') return setFailure(failureOf(error));
    // Another tab was faster: it may have paid, or the price has changed and there is a new payment.
    const status = error.payment_intent?.status;
    if (status === 'succeeded' || status === 'processing') return follow(error.payment_intent);
    await onOutdated();
  }

  async function pay() {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setPaying(true);
    setFailure(null);
    await confirm().catch(() => setFailure({ sentence: PAYMENT_FAILED, detail: null }));
    hasBegun.current = false;
    setPaying(false);
  }

  return { pay, isPaying, failure };
}
