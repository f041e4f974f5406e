export type DeliveryState =
  /** Being sent, or between two attempts. */
  | 'waiting'
  /** Until somebody releases it. */
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
  /** What was answered; undefined where no answer came. */
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
