/** What is left of a card once it was read: enough to show it, too little to charge it. */
export interface Card {
  /** The payment method's. */
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}
