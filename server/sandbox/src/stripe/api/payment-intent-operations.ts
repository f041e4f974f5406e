import { z } from 'zod';
import { cancelPayment } from '../payments/cancel-payment.js';
import { findPaymentIntent } from '../payments/find-payment-intent.js';
import { confirmIntent } from './confirm-intent.js';
import { createIntent } from './create-intent.js';
import { listPage, listParameters } from './list.js';
import type { Operation } from './operation.js';
import { forCaller, ownIntent } from './own-intent.js';
import { anyCall, readParameters } from './read-parameters.js';
import { updateIntent } from './update-intent.js';

const listShape = z.strictObject({ ...listParameters, customer: z.string().optional() });
const retrieveShape = z.strictObject({ ...anyCall, client_secret: z.string().optional() });
const cancelShape = z.strictObject({
  ...anyCall,
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
});

/** https://docs.stripe.com/api/payment_intents */
export const paymentIntentOperations: Operation[] = [
  {
    name: 'payment_intents.create',
    method: 'POST',
    path: '/v1/payment_intents',
    carryOut: createIntent,
  },
  {
    name: 'payment_intents.retrieve',
    method: 'GET',
    path: '/v1/payment_intents/:id',
    fromBrowser: true,
    carryOut(call) {
      readParameters(retrieveShape, call.parameters);
      return forCaller(call, ownIntent(call));
    },
  },
  {
    name: 'payment_intents.update',
    method: 'POST',
    path: '/v1/payment_intents/:id',
    carryOut: updateIntent,
  },
  {
    name: 'payment_intents.list',
    method: 'GET',
    path: '/v1/payment_intents',
    carryOut({ ledger, parameters }) {
      const wish = readParameters(listShape, parameters);
      const intents = wish.customer === undefined ? ledger.paymentIntents.newestFirst() : [];
      return listPage('/v1/payment_intents', intents, wish);
    },
  },
  {
    name: 'payment_intents.cancel',
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    carryOut({ ledger, id, parameters }) {
      const { cancellation_reason = null } = readParameters(cancelShape, parameters);
      return cancelPayment(ledger, findPaymentIntent(ledger, id), cancellation_reason);
    },
  },
  {
    name: 'payment_intents.confirm',
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    fromBrowser: true,
    carryOut: confirmIntent,
  },
];
