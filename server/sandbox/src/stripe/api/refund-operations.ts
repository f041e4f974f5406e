import type Stripe from 'stripe';
import { z } from 'zod';
import type { Ledger } from '../ledger/ledger.js';
import { findPaymentIntent } from '../payments/find-payment-intent.js';
import { refundCharge } from '../payments/refund-charge.js';
import { successfulCharge } from '../payments/successful-charge.js';
import { noSuch, ParameterError } from '../stripe-error.js';
import { listPage, listParameters } from './list.js';
import { metadata } from './metadata.js';
import type { Operation } from './operation.js';
import { anyCall, readParameters, whole } from './read-parameters.js';

const createShape = z.strictObject({
  ...anyCall,
  amount: whole.optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  metadata,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
const listShape = z.strictObject({
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
    carryOut({ ledger, parameters }) {
      const wish = readParameters(createShape, parameters);
      if (wish.amount !== undefined && wish.amount < 1) {
        const message = 'This value must be greater than or equal to 1.';
        throw new ParameterError(message, { code: 'parameter_invalid_integer', param: 'amount' });
      }
      return refundCharge(ledger, chargeToRefund(ledger, wish), wish);
    },
  },
  {
    name: 'refunds.retrieve',
    method: 'GET',
    path: '/v1/refunds/:id',
    carryOut({ ledger, id, parameters }) {
      readParameters(z.strictObject(anyCall), parameters);
      const refund = ledger.refunds.find(id);
      if (!refund) throw noSuch('refund', id);
      return refund;
    },
  },
  {
    name: 'refunds.list',
    method: 'GET',
    path: '/v1/refunds',
    carryOut({ ledger, parameters }) {
      const wish = readParameters(listShape, parameters);
      const refunds = ledger.refunds
        .newestFirst()
        .filter(({ payment_intent }) => (wish.payment_intent ?? payment_intent) === payment_intent)
        .filter(({ charge }) => (wish.charge ?? charge) === charge);
      return listPage('/v1/refunds', refunds, wish);
    },
  },
];

function chargeToRefund(ledger: Ledger, wish: z.output<typeof createShape>): Stripe.Charge {
  if (wish.charge !== undefined) {
    const charge = ledger.charges.find(wish.charge);
    if (!charge) throw noSuch('charge', wish.charge, 'charge');
    return charge;
  }
  if (wish.payment_intent === undefined) {
    throw new ParameterError(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = findPaymentIntent(ledger, wish.payment_intent, 'payment_intent');
  return successfulCharge(ledger, intent);
}
