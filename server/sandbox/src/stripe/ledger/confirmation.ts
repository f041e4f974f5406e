import type { Card } from '../cards/card.js';
import type { Decline } from '../cards/decline.js';

/** What is known of a payment intent beyond what Stripe shows: how far paying it came. */
export interface Confirmation {
  /** The payment intent's. */
  id: string;
  /** Whether it stays in `processing` until it is finished by hand. */
  held: boolean;
  card?: Card;
  /** What the bank will say of that card. */
  decline?: Decline;
}
