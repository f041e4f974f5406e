import { useEffect, useRef, useState } from 'react';
import type { SignUpInput } from '../../gql/types';
import type { Message } from '../../ui/notice';
import { formatPrice } from '../../ui/texts/price';
import {
  type NotStarted,
  type Started,
  useCompleteCheckout,
  useIsSignedIn,
  useStartCheckout,
} from './checkout-requests';
import type { CheckoutPaymentFragment } from './gql/checkout-requests';
import * as messages from './messages';
import type { SignedOut } from './signed-out';

/** Where a checkout is. */
export type CheckoutStep =
  | { name: 'starting' }
  | NotStarted
  | {
      name: 'open';
      payment: CheckoutPaymentFragment;
      clientSecret: string;
      /** About the attempt before, or about a price that is not the one that was shown. */
      message: Message | null;
    }
  /** Stripe has answered, and the server is asked for the outcome. */
  | { name: 'completing'; payment: CheckoutPaymentFragment }
  | { name: 'paid'; payment: CheckoutPaymentFragment }
  /** Stripe is still processing it, or the card was charged and the server did not respond. */
  | { name: 'pending'; payment: CheckoutPaymentFragment; isCharged: boolean }
  /** Charged for nothing: the event is deleted, over or full, or the person has a place already. */
  | { name: 'refunded'; payment: CheckoutPaymentFragment; reason: string | null };

export type OpenStep = Extract<CheckoutStep, { name: 'open' }>;

/** @param newPrice null where it is the one that was shown */
type MessageOf = (newPrice: string | null) => Message | null;

interface CheckoutOptions {
  viewerId: string;
  /** The price when the person decided to pay; null where that is not known. */
  shownPence: number | null;
  /** Whether the person could pay: Stripe's code is there. Before that no payment is made, since it would stay open. */
  canPay: boolean;
  onSignedOut: (how: SignedOut) => void;
}

/** One payment, from its start to a place at the event. */
export function useCheckout(order: SignUpInput, options: CheckoutOptions) {
  const { viewerId, shownPence, canPay, onSignedOut } = options;
  const [step, setStep] = useState<CheckoutStep>({ name: 'starting' });
  const startCheckout = useStartCheckout();
  const completeCheckout = useCompleteCheckout();
  const isSignedIn = useIsSignedIn(viewerId);
  const hasStarted = useRef(false);
  /** The latest price on the page, in pence. */
  const shown = useRef(shownPence);

  /** One message for each attempt: a price that is not the one that was shown is said in it, never beside it. */
  function open({ payment, clientSecret }: Started, messageOf: MessageOf): OpenStep {
    const { amountPence } = payment;
    const isNewPrice = shown.current !== null && shown.current !== amountPence;
    shown.current = amountPence;
    return {
      name: 'open',
      payment,
      clientSecret,
      message: messageOf(isNewPrice ? formatPrice(amountPence) : null),
    };
  }

  async function begin(messageOf: MessageOf): Promise<CheckoutStep> {
    const started = await startCheckout(order);
    if (started.name !== 'started') return started;
    const { payment } = started;
    if (payment.status === 'REQUIRES_PAYMENT') return open(started, messageOf);
    // The person has paid before, and the response never arrived: the tab was closed, or the network failed.
    setStep({ name: 'completing', payment });
    return complete(payment, payment.status === 'SUCCEEDED');
  }

  /** After the server has said that a payment did not succeed: can the person try again, or does it just take time? */
  async function beginAgain(reason: string): Promise<CheckoutStep> {
    const started = await startCheckout(order);
    if (started.name !== 'started') return started;
    const { payment } = started;
    return payment.status === 'REQUIRES_PAYMENT'
      ? open(started, messages.notPaid(reason))
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
        return beginAgain(completion.message);
    }
  }

  async function start() {
    setStep({ name: 'starting' });
    setStep(await begin(messages.opened));
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
    /** The payment has ended elsewhere. The form stays filled in, and the person is asked to press again. */
    startAgain: async () => setStep(await begin(messages.openedAgain)),
    checkAgain: async (payment: CheckoutPaymentFragment, isCharged: boolean) => {
      setStep({ name: 'completing', payment });
      setStep(await complete(payment, isCharged));
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
