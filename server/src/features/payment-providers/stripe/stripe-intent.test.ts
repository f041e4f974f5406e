import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { PaymentServiceUnreachableError } from '../../payments/payment-gateway.js';
import { intentOf } from './stripe-intent.js';

const intent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 2450,
  amount_received: 2400,
  currency: 'gbp',
  last_payment_error: null,
  latest_charge: null,
  metadata: { payment: 'payment', event: 'event', account: 'account' },
  client_secret: 'secret',
};
const read = (change: object) => intentOf({ ...intent, ...change } as unknown as Stripe.PaymentIntent);

it('maps every field of an intent', () => {
  expect(read({})).toEqual({
    id: 'pi_1',
    status: 'SUCCEEDED',
    reportedStatus: 'succeeded',
    amountPence: 2450,
    receivedPence: 2400,
    refundedPence: 0,
    currency: 'gbp',
    declined: false,
    dispute: null,
    paymentId: 'payment',
    eventId: 'event',
    accountId: 'account',
    clientSecret: 'secret',
  });
});

it.each([
  ['requires_payment_method', 'REQUIRES_PAYMENT'],
  ['requires_confirmation', 'REQUIRES_PAYMENT'],
  ['requires_action', 'REQUIRES_PAYMENT'],
  ['requires_capture', 'PROCESSING'],
  ['processing', 'PROCESSING'],
  ['succeeded', 'SUCCEEDED'],
  ['canceled', 'CANCELED'],
])('maps the status %s to %s', (reportedStatus, status) => {
  expect(read({ status: reportedStatus })).toMatchObject({ status, reportedStatus });
});

it('reads refunds and disputes from the expanded charge', () => {
  const charge = { amount_refunded: 2450, disputed: true };
  expect(read({ latest_charge: charge })).toMatchObject({ refundedPence: 2450, dispute: 'OPEN' });
  expect(read({ latest_charge: 'ch_1' })).toMatchObject({ refundedPence: 0, dispute: null });
});

it.each([
  [['needs_response'], 'OPEN'],
  [['warning_under_review'], 'OPEN'],
  [['won'], 'WON'],
  [['warning_closed'], 'WON'],
  [['lost'], 'LOST'],
  [['won', 'needs_response'], 'OPEN'],
  [['won', 'lost'], 'LOST'],
])('reads from disputes that are %j: %s', (statuses, dispute) => {
  const disputed = { ...intent, latest_charge: { amount_refunded: 0, disputed: true } };
  const disputes = statuses.map((status) => ({ status }) as Stripe.Dispute);
  expect(intentOf(disputed as unknown as Stripe.PaymentIntent, disputes)).toMatchObject({ dispute });
});

it('reports a declined card', () => {
  expect(read({ last_payment_error: { code: 'card_declined' } }).declined).toBe(true);
});

it('treats a response without a known status as no answer', () => {
  expect(() => read({ status: undefined })).toThrow(PaymentServiceUnreachableError);
  expect(() => read({ status: undefined })).toThrow('The answer is not one of Stripe’s');
});
