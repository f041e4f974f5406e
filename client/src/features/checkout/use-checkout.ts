import { useEffect, useRef, useState } from 'react';
import type { CheckoutPaymentFragment, SignUpInput } from '../../gql/graphql';
import type { Message } from '../../ui/notice';
import { type NotStarted, useCompleteCheckout, useIsSignedIn, useStartCheckout } from './checkout-requests';
import * as messages from './messages';

/** Where a checkout is. */
export type CheckoutStep =
  | { name: 'starting' }
  | NotStarted
  | {
      name: 'open';
      payment: CheckoutPaymentFragment;
      clientSecret: string;
      /** About the attempt before. */
      message: Message | null;
    }
  /** Stripe has answered, and the server is asked for the outcome. */
  | { name: 'completing'; payment: CheckoutPaymentFragment }
  | { name: 'paid'; payment: CheckoutPaymentFragment }
  /** Stripe is still processing it, or the card was charged and the server did not respond. */
  | { name: 'pending'; payment: CheckoutPaymentFragment; isCharged: boolean }
  /** Charged for nothing: the event is gone, over or full, or the person has a place already. */
  | { name: 'refunded'; payment: CheckoutPaymentFragment; reason: string | null };

export type OpenStep = Extract<CheckoutStep, { name: 'open' }>;

/** How a checkout stands whose session has ended. */
export type SignedOut = 'not-charged' | 'processing' | 'charged';

interface CheckoutOptions {
  viewerId: string;
  /** Whether the person could pay: Stripe's code is there. Before that no payment is made that nobody would end. */
  canPay: boolean;
  onSignedOut: (how: SignedOut) => void;
}

/** One payment, from its start to a place at the event. */
export function useCheckout(order: SignUpInput, { viewerId, canPay, onSignedOut }: CheckoutOptions) {
  const [step, setStep] = useState<CheckoutStep>({ name: 'starting' });
  const startCheckout = useStartCheckout();
  const completeCheckout = useCompleteCheckout();
  const isSignedIn = useIsSignedIn(viewerId);
  const hasStarted = useRef(false);

  async function begin(message: Message | null = null): Promise<CheckoutStep> {
    const started = await startCheckout(order);
    if (started.name !== 'started') return started;
    const { payment, clientSecret } = started;
    if (payment.status === 'REQUIRES_PAYMENT') return { name: 'open', payment, clientSecret, message };
    // The person has paid before, and the response never arrived: the tab was closed, or the network failed.
    setStep({ name: 'completing', payment });
    return complete(payment, payment.status === 'SUCCEEDED');
  }

  /** After the server has said that a payment did not succeed: can the person try again, or does it just take time? */
  async function beginAgain(message: Message): Promise<CheckoutStep> {
    const started = await startCheckout(order);
    if (started.name !== 'started') return started;
    const { payment, clientSecret } = started;
    return payment.status === 'REQUIRES_PAYMENT'
      ? { name: 'open', payment, clientSecret, message }
      : { name: 'pending', payment, isCharged: false };
  }

  async function complete(payment: CheckoutPaymentFragment, isCharged: boolean): Promise<CheckoutStep> {
    const completion = await completeCheckout(payment.id);
    switch (completion.name) {
      case 'signed-up':
        return { name: 'paid', payment };
      case 'refunded':
        return { name: 'refunded', payment, reason: completion.reason };
      case 'signed-out':
        onSignedOut(isCharged ? 'charged' : 'processing');
        return { name: 'pending', payment, isCharged };
      case 'no-response':
        return { name: 'pending', payment, isCharged };
      case 'not-paid':
        return beginAgain({ tone: 'danger', text: completion.message });
    }
  }

  async function start() {
    setStep({ name: 'starting' });
    setStep(await begin());
  }

  // Once, also where React runs effects twice to find those that do harm.
  useEffect(() => {
    if (!canPay || hasStarted.current) return;
    hasStarted.current = true;
    void start();
  });

  return {
    step,
    start,
    /** False when the person is to be charged for nothing: the session has ended, which the page says. */
    mayCharge: async (): Promise<boolean> => {
      const mayCharge = await isSignedIn();
      if (!mayCharge) onSignedOut('not-charged');
      return mayCharge;
    },
    /** The card's fields stay where they are until the server has responded. */
    confirmed: async (payment: CheckoutPaymentFragment, isCharged: boolean) =>
      setStep(await complete(payment, isCharged)),
    startAgain: async () => setStep(await begin({ tone: 'info', text: messages.STARTED_AGAIN })),
    checkAgain: async (payment: CheckoutPaymentFragment, isCharged: boolean) => {
      setStep({ name: 'completing', payment });
      setStep(await complete(payment, isCharged));
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
