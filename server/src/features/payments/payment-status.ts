import { registerEnumType } from 'type-graphql';

export enum PaymentStatus {
  REQUIRES_PAYMENT = 'REQUIRES_PAYMENT',
  PROCESSING = 'PROCESSING',
  SUCCEEDED = 'SUCCEEDED',
  CANCELED = 'CANCELED',
  REFUND_PENDING = 'REFUND_PENDING',
  REFUNDED = 'REFUNDED',
}

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'How far a payment has come.',
  valuesConfig: {
    REQUIRES_PAYMENT: { description: 'The card has not been charged; the place is not taken.' },
    PROCESSING: { description: 'The bank has yet to say whether the money is there.' },
    SUCCEEDED: { description: 'The money is there, and with it the place.' },
    CANCELED: { description: 'The checkout was given up, or took too long: nothing was charged.' },
    REFUND_PENDING: { description: 'The money is on its way back.' },
    REFUNDED: { description: 'All the money went back.' },
  },
});

/** The lifecycle of a payment: the statuses that may follow each status. No other move is possible. */
const allowedMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  REQUIRES_PAYMENT: [
    PaymentStatus.PROCESSING,
    PaymentStatus.SUCCEEDED,
    PaymentStatus.CANCELED,
    PaymentStatus.REFUND_PENDING,
  ],
  PROCESSING: [
    PaymentStatus.REQUIRES_PAYMENT,
    PaymentStatus.SUCCEEDED,
    PaymentStatus.CANCELED,
    PaymentStatus.REFUND_PENDING,
  ],
  SUCCEEDED: [PaymentStatus.REFUND_PENDING, PaymentStatus.REFUNDED],
  // A canceled intent cannot be paid. If Stripe reports it as paid nevertheless, the money goes back.
  CANCELED: [PaymentStatus.REFUND_PENDING],
  REFUND_PENDING: [PaymentStatus.REFUNDED],
  // A bank may return the money days later.
  REFUNDED: [PaymentStatus.REFUND_PENDING],
};

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return allowedMoves[from].includes(to);
}

/** Not yet paid, refused or given up: Stripe may still report a change. */
export const OPEN_STATUSES: readonly PaymentStatus[] = [
  PaymentStatus.REQUIRES_PAYMENT,
  PaymentStatus.PROCESSING,
];

export function isOpen({ status }: { status: PaymentStatus }): boolean {
  return OPEN_STATUSES.includes(status);
}
