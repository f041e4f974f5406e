/** A person who wants to come, as the model sees them. */
export interface Guest {
  isAlive: boolean;
  hasPlace: boolean;
  /** Until when a place is held, in milliseconds since the epoch; null: none is. */
  heldUntil: number | null;
  waiting: 'NO' | 'IN_LINE' | 'OFFERED';
  /** When a held place of theirs became free unpaid, and when they last asked for one in vain. */
  gaveUpAt: number;
  refusedAt: number;
  /** The latest checkout: PAYABLE as long as Stripe takes money for it. */
  checkout: 'NONE' | 'PAYABLE' | 'CANCELED' | 'PAID';
}

/** A person who has asked for nothing yet. */
export const newGuest = (): Guest => ({
  isAlive: true,
  hasPlace: false,
  heldUntil: null,
  waiting: 'NO',
  gaveUpAt: Number.NEGATIVE_INFINITY,
  refusedAt: Number.NEGATIVE_INFINITY,
  checkout: 'NONE',
});
