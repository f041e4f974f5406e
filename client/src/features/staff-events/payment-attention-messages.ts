import type { PaymentAttentionReason, PaymentStatus } from '../../gql/graphql';

export const statusWords: Record<PaymentStatus, string> = {
  REQUIRES_PAYMENT: 'Not paid yet',
  PROCESSING: 'Being processed',
  SUCCEEDED: 'Paid',
  REFUND_PENDING: 'On its way back',
  REFUNDED: 'Given back',
  CANCELED: 'Canceled',
};

export const attentionMessages: Record<PaymentAttentionReason, string> = {
  DISPUTED: 'The cardholder disputes it at their bank: answer in Stripe’s dashboard.',
  MISMATCH: 'What Stripe says does not match what was asked for.',
  PARTLY_REFUNDED: 'A part of it was given back, in Stripe’s dashboard.',
  REFUND_FAILED: 'Stripe does not give the money back: see Stripe’s dashboard.',
  UNFINISHED: 'It is neither paid nor refused yet, or money is on its way back.',
};
