import type Stripe from 'stripe';
import { z } from 'zod';
import type { Store } from '../../store.js';
import { findPaymentIntent, successfulCharge } from '../payments/find-payment.js';
import { refundCharge } from '../payments/refund-charge.js';
import { noSuch, ParameterError } from '../stripe-error.js';
import type { Operation } from './answer-call.js';
import { listPage, listParameters } from './list.js';
import { anyCall, metadata, readParameters, whole } from './parameters.js';

const createShape = z.strictObject({
  ...anyCall,
  amount: whole.optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  metadata,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
const refundListShape = z.strictObject({
  ...listParameters,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** https://docs.stripe.com/api/refunds */
export const refundOperations: Operation[] = [
  {
    name: 'refunds.create',
    method: 'POST',
    path: '/v1/refunds',
    carryOut({ store, parameters }) {
      const wish = readParameters(createShape, parameters);
      if (wish.amount !== undefined && wish.amount < 1) {
        const message = 'This value must be greater than or equal to 1.';
        throw new ParameterError(message, { code: 'parameter_invalid_integer', param: 'amount' });
      }
      return refundCharge(store, chargeToRefund(store, wish), wish);
    },
  },
  {
    name: 'refunds.retrieve',
    method: 'GET',
    path: '/v1/refunds/:id',
    carryOut({ store, id, parameters }) {
      readParameters(z.strictObject(anyCall), parameters);
      const refund = store.refunds.find(id);
      if (!refund) throw noSuch('refund', id);
      return refund;
    },
  },
  {
    name: 'refunds.list',
    method: 'GET',
    path: '/v1/refunds',
    carryOut({ store, parameters }) {
      const wish = readParameters(refundListShape, parameters);
      const refunds = store.refunds
        .newestFirst()
        .filter(({ payment_intent }) => (wish.payment_intent ?? payment_intent) === payment_intent)
        .filter(({ charge }) => (wish.charge ?? charge) === charge);
      return listPage('/v1/refunds', refunds, wish);
    },
  },
];

function chargeToRefund(store: Store, wish: z.output<typeof createShape>): Stripe.Charge {
  if (wish.charge !== undefined) {
    const charge = store.charges.find(wish.charge);
    if (!charge) throw noSuch('charge', wish.charge, 'charge');
    return charge;
  }
  if (wish.payment_intent === undefined) {
    throw new ParameterError(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = findPaymentIntent(store, wish.payment_intent, 'payment_intent');
  return successfulCharge(store, intent);
}

const chargeListShape = z.strictObject({ ...listParameters, payment_intent: z.string().optional() });

/** https://docs.stripe.com/api/charges */
export const chargeOperations: Operation[] = [
  {
    name: 'charges.retrieve',
    method: 'GET',
    path: '/v1/charges/:id',
    carryOut({ store, id, parameters }) {
      readParameters(z.strictObject(anyCall), parameters);
      const charge = store.charges.find(id);
      if (!charge) throw noSuch('charge', id);
      return charge;
    },
  },
  {
    name: 'charges.list',
    method: 'GET',
    path: '/v1/charges',
    carryOut({ store, parameters }) {
      const wish = readParameters(chargeListShape, parameters);
      const charges = store.charges
        .newestFirst()
        .filter(({ payment_intent }) => (wish.payment_intent ?? payment_intent) === payment_intent);
      return listPage('/v1/charges', charges, wish);
    },
  },
];

const disputeListShape = z.strictObject({
  ...listParameters,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** https://docs.stripe.com/api/disputes */
export const disputeOperations: Operation[] = [
  {
    name: 'disputes.list',
    method: 'GET',
    path: '/v1/disputes',
    carryOut({ store, parameters }) {
      const wish = readParameters(disputeListShape, parameters);
      const disputes = store.disputes
        .newestFirst()
        .filter(({ payment_intent }) => (wish.payment_intent ?? payment_intent) === payment_intent)
        .filter(({ charge }) => (wish.charge ?? charge) === charge);
      return listPage('/v1/disputes', disputes, wish);
    },
  },
];
