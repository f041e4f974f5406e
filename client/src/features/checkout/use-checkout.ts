import { useEffect, useRef, useState } from 'react';
import type { CheckoutPaymentFragment, SignUpInput } from '../../gql/graphql';
import type { CheckoutMessage, CheckoutStep } from './checkout-step';
import { STARTED_ANEW } from './sentences';
import { useCompleteCheckout } from './use-complete-checkout';
import { useStartCheckout } from './use-start-checkout';

/** The way of one payment, from its start to a place at the event. */
export function useCheckout(order: SignUpInput) {
  const [step, setStep] = useState<CheckoutStep>({ name: 'starting' });
  const startCheckout = useStartCheckout();
  const complete = useCompleteCheckout();
  const hasStarted = useRef(false);

  async function begin(message: CheckoutMessage | null = null): Promise<CheckoutStep> {
    const started = await startCheckout(order);
    if (started.name !== 'started') return started;
    const { payment, clientSecret } = started;
    if (payment.status === 'REQUIRES_PAYMENT') return { name: 'open', payment, clientSecret, message };
    // The person has paid before, and the answer never arrived: the tab was closed, or the network gone.
    setStep({ name: 'settling', payment });
    return settle(payment, payment.status === 'SUCCEEDED');
  }

  /** After the server has said that a payment did not succeed: can the person try again, or does it just take time? */
  async function beginAgain(message: CheckoutMessage): Promise<CheckoutStep> {
    const started = await startCheckout(order);
    if (started.name !== 'started') return started;
    const { payment, clientSecret } = started;
    return payment.status === 'REQUIRES_PAYMENT'
      ? { name: 'open', payment, clientSecret, message }
      : { name: 'unsettled', payment, isCharged: false };
  }

  async function settle(payment: CheckoutPaymentFragment, isCharged: boolean): Promise<CheckoutStep> {
    const completion = await complete(payment.id);
    switch (completion.name) {
      case 'signed-up':
        return { name: 'paid', payment };
      case 'given-back':
        return { name: 'given-back', payment };
      case 'no-answer':
        return { name: 'unsettled', payment, isCharged };
      case 'not-paid':
        return beginAgain({ tone: 'danger', text: completion.sentence });
    }
  }

  async function start() {
    setStep({ name: 'starting' });
    setStep(await begin());
  }

  // Once, also where React runs effects twice to find those that do harm.
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  });

  return {
    step,
    start,
    /** The card's fields stay where they are until the answer is there. */
    confirmed: async (payment: CheckoutPaymentFragment, isCharged: boolean) =>
      setStep(await settle(payment, isCharged)),
    startAnew: async () => setStep(await begin({ tone: 'info', text: STARTED_ANEW })),
    checkAgain: async (payment: CheckoutPaymentFragment, isCharged: boolean) => {
      setStep({ name: 'settling', payment });
      setStep(await settle(payment, isCharged));
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
