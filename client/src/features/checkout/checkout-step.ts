import type { CheckoutPaymentFragment } from '../../gql/graphql';

/** What stands above the card's fields, about the attempt before. */
export interface CheckoutMessage {
  tone: 'danger' | 'info';
  text: string;
}

/** Where a checkout is. */
export type CheckoutStep =
  | { name: 'starting' }
  /** The server gave no payment; `detail` is its sentence about what was typed. */
  | { name: 'failed'; detail: string | null }
  | { name: 'no-event' }
  | { name: 'now-free' }
  | { name: 'already-signed-up'; sentence: string }
  | {
      name: 'open';
      payment: CheckoutPaymentFragment;
      clientSecret: string;
      message: CheckoutMessage | null;
    }
  /** The card's part is over, the server is being asked how it ended. */
  | { name: 'settling'; payment: CheckoutPaymentFragment }
  | { name: 'paid'; payment: CheckoutPaymentFragment }
  /** Not over: Stripe takes its time, or the card was charged and the server gave no answer. */
  | { name: 'unsettled'; payment: CheckoutPaymentFragment; isCharged: boolean }
  /** Charged for nothing: the event is gone, or the person has a place already. */
  | { name: 'given-back'; payment: CheckoutPaymentFragment };

export type OpenStep = Extract<CheckoutStep, { name: 'open' }>;
