import { registerEnumType } from 'type-graphql';

/** Why staff should look at a payment. */
export enum PaymentAttentionReason {
  UNFINISHED = 'UNFINISHED',
  MISMATCH = 'MISMATCH',
  PARTLY_REFUNDED = 'PARTLY_REFUNDED',
  REFUND_FAILED = 'REFUND_FAILED',
  DISPUTED = 'DISPUTED',
}

registerEnumType(PaymentAttentionReason, {
  name: 'PaymentAttentionReason',
  description: 'Why staff should look at a payment.',
  valuesConfig: {
    UNFINISHED: { description: 'It is neither paid nor refused yet, or money is on its way back.' },
    MISMATCH: { description: 'What Stripe says does not match what was asked for.' },
    PARTLY_REFUNDED: { description: "A part of it was given back, in Stripe's dashboard." },
    REFUND_FAILED: { description: 'Stripe refuses to give the money back, or the bank has returned it.' },
    DISPUTED: {
      description: "The cardholder disputes it at their bank, or has won: answer in Stripe's dashboard.",
    },
  },
});
