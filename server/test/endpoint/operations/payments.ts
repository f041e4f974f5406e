import { randomUUID } from 'node:crypto';
import { endPaymentAttention } from '../../../src/features/payments/end-payment-attention.js';
import { recheckPayment } from '../../../src/features/payments/recheck-payment.js';
import { forSignedIn, forStaff, forUserA, type Operations } from './operation.js';

export const payments: Operations = {
  'Mutation.startCheckout': {
    select: 'payment { id } clientSecret',
    args: ({ paidEvent }) => ({
      eventId: paidEvent(),
      name: 'Ines',
      email: `${randomUUID()}@example.org`,
    }),
    outcomes: forSignedIn('ok'),
    shows: 'an event',
  },
  'Mutation.completeCheckout': {
    select: 'signUp { id payment { id } }',
    args: ({ payment }) => ({ paymentId: payment() }),
    outcomes: forUserA('PAYMENT_NOT_FOUND'),
    shows: 'an event',
  },
  'Mutation.cancelCheckout': {
    select: 'payment { id status }',
    args: ({ payment }) => ({ paymentId: payment() }),
    outcomes: forUserA('PAYMENT_NOT_FOUND'),
    shows: 'an event',
  },
  // A payment has a rule of its own.
  'Mutation.recheckPayment': {
    select: 'payment { id }',
    args: ({ payment }) => ({ paymentId: payment() }),
    outcomes: forStaff('ok', 'FORBIDDEN'),
    shows: 'nothing',
    runs: recheckPayment,
  },
  'Mutation.endPaymentAttention': {
    select: 'payment { id }',
    args: ({ payment }) => ({ paymentId: payment(), note: 'Agreed by telephone' }),
    outcomes: forStaff('ok', 'FORBIDDEN'),
    shows: 'nothing',
    runs: endPaymentAttention,
  },
};
