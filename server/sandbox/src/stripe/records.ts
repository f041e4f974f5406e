import type { Card } from './cards/read-card.js';
import type { Decline } from './cards/test-cards.js';

/** The facts of a payment intent beyond those that Stripe shows: how far paying it came. */
export interface Confirmation {
  /** The payment intent's. */
  id: string;
  /** Whether it stays in `processing` until it is finished by hand. */
  held: boolean;
  card?: Card;
  /** What the bank will say of that card. */
  decline?: Decline;
}

export type DeliveryState =
  /** Being sent, or between two attempts. */
  | 'waiting'
  /** Until a request releases it. */
  | 'held'
  | 'delivered'
  /** No attempt was answered with a 2xx. */
  | 'failed'
  | 'dropped'
  /** There was no address to send it to. */
  | 'not-sent';

export interface Attempt {
  /** ISO 8601. */
  at: string;
  /** The status of the response; undefined where no answer came. */
  status?: number;
  /** Why no answer came. */
  error?: string;
}

/** What became of an event's webhook. */
export interface Delivery {
  /** The event's. */
  id: string;
  state: DeliveryState;
  attempts: Attempt[];
}

/** What a call with an idempotency key was answered. */
export interface StoredAnswer {
  /** The key. */
  id: string;
  method: string;
  path: string;
  /** A hash of the parameters. */
  parameters: string;
  status: number;
  body: object;
  /** The id of the request that was answered first. */
  requestId: string;
  /** In milliseconds since 1970. */
  at: number;
}
