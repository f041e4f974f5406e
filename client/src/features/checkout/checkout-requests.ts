import { useApolloClient } from '@apollo/client/react';
import { failedWith, rateLimitMessage, type UserError } from '../../apollo/failure';
import { graphql, readFragment } from '../../apollo/graphql';
import type { SignUpInput } from '../../gql/types';
import { useAdoptedName } from '../../session/adopted-name';
import { SessionDocument, type ViewerFragment } from '../../session/gql/session';
import { addSignUp } from '../places/add-sign-up';
import {
  type CheckoutPaymentFragment,
  useCompleteCheckoutMutation,
  useStartCheckoutMutation,
} from './gql/checkout-requests';

graphql(`
  fragment CheckoutPayment on Payment {
    id
    status
    amountPence
    currency
    payerName
    payerEmail
    placeHeldUntil
    refundableUntil
  }
`);

graphql(`
  mutation StartCheckout($input: SignUpInput!) {
    startCheckout(input: $input) {
      payment {
        ...CheckoutPayment
      }
      clientSecret
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation CompleteCheckout($input: CompleteCheckoutInput!) {
    completeCheckout(input: $input) {
      signUp {
        ...NewSignUp
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation CancelCheckout($input: CancelCheckoutInput!) {
    cancelCheckout(input: $input) {
      payment {
        ...CheckoutPayment
      }
      userErrors {
        code
        message
      }
    }
  }
`);

export interface Started {
  name: 'started';
  payment: CheckoutPaymentFragment;
  clientSecret: string;
}

export type NotStarted =
  /** The session has ended. */
  | { name: 'signed-out' }
  /** The server created no payment; `detail` is its message about what was typed. */
  | { name: 'failed'; detail: string | null }
  | { name: 'no-event' }
  | { name: 'now-free' }
  /** All places are taken, or the event is over. */
  | { name: 'no-place'; message: string }
  | { name: 'already-signed-up'; message: string };

/** Starts a payment, or finds the one that was started before. */
export function useStartCheckout() {
  const [mutate] = useStartCheckoutMutation();
  const readName = useAdoptedName();

  return async function start(input: SignUpInput): Promise<Started | NotStarted> {
    try {
      const { data } = await mutate({ variables: { input } });
      const { clientSecret = null, userErrors = [] } = data?.startCheckout ?? {};
      const payment = readFragment<CheckoutPaymentFragment>(data?.startCheckout.payment);
      if (!payment || !clientSecret) return notStarted(userErrors[0]);
      readName();
      return { name: 'started', payment, clientSecret };
    } catch (error) {
      if (failedWith(error, 'UNAUTHENTICATED')) return { name: 'signed-out' };
      return { name: 'failed', detail: rateLimitMessage(error) ?? null };
    }
  };
}

function notStarted(error: UserError | undefined): NotStarted {
  switch (error?.code) {
    case 'EVENT_NOT_FOUND':
      return { name: 'no-event' };
    case 'PAYMENT_NOT_REQUIRED':
      return { name: 'now-free' };
    case 'ALREADY_SIGNED_UP':
      return { name: 'already-signed-up', message: error.message };
    case 'EVENT_FULL':
    case 'EVENT_ENDED':
    case 'EVENT_CANCELLED':
      return { name: 'no-place', message: error.message };
    default:
      return { name: 'failed', detail: error?.field ? error.message : null };
  }
}

type Completion =
  | { name: 'signed-up' }
  /** The card was not charged, or not yet; the message names the status. */
  | { name: 'not-paid'; message: string }
  /** With the reason, where it is the event's. */
  | { name: 'refunded'; reason: string | null }
  | { name: 'signed-out' }
  | { name: 'no-response' };

/** Asks the server how a payment ended; it signs the person up when it is paid. */
export function useCompleteCheckout() {
  const [mutate] = useCompleteCheckoutMutation({
    update: (cache, { data }) => addSignUp(cache, data?.completeCheckout.signUp),
  });

  return async function complete(paymentId: string): Promise<Completion> {
    try {
      const { data } = await mutate({ variables: { input: { paymentId } } });
      if (data?.completeCheckout.signUp) return { name: 'signed-up' };
      const error = data?.completeCheckout.userErrors[0];
      switch (error?.code) {
        case 'PAYMENT_NOT_SUCCEEDED':
          return { name: 'not-paid', message: error.message };
        case 'EVENT_ENDED':
        case 'EVENT_FULL':
        case 'EVENT_CANCELLED':
          return { name: 'refunded', reason: error.message };
        case 'EVENT_NOT_FOUND':
        case 'ALREADY_SIGNED_UP':
          return { name: 'refunded', reason: null };
        default:
          return { name: 'no-response' };
      }
    } catch (error) {
      return { name: failedWith(error, 'UNAUTHENTICATED') ? 'signed-out' : 'no-response' };
    }
  };
}

/**
 * Asks the server whether it still knows this person, so that no card is charged for a person who is signed out. The
 * page follows the answer: it shows who is signed in now.
 */
export function useIsSignedIn(viewerId: string) {
  const client = useApolloClient();

  return async function isSignedIn(): Promise<boolean> {
    const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'network-only' });
    return readFragment<ViewerFragment>(data?.viewer)?.id === viewerId;
  };
}
