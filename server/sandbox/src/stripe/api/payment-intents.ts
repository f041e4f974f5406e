import type Stripe from 'stripe';
import { z } from 'zod';
import { newPaymentIntent } from '../objects/payment-intent.js';
import { cancelPayment } from '../payments/confirm-payment.js';
import { announce, findPaymentIntent } from '../payments/find-payment.js';
import type { Call, Operation, StripeAnswer } from './answer-call.js';
import { confirmIntent, forCaller, ownIntent } from './confirm-intent.js';
import { listPage, listParameters } from './list.js';
import { anyCall, checkAmount, flag, metadata, readParameters, whole } from './parameters.js';

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
    carryOut({ store, parameters }) {
      const wish = readParameters(listShape, parameters);
      const intents = wish.customer === undefined ? store.paymentIntents.newestFirst() : [];
      return listPage('/v1/payment_intents', intents, wish);
    },
  },
  {
    name: 'payment_intents.cancel',
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    carryOut({ store, id, parameters }) {
      const { cancellation_reason = null } = readParameters(cancelShape, parameters);
      return cancelPayment(store, findPaymentIntent(store, id), cancellation_reason);
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

const optionalText = z.string().min(1).optional();

const createShape = z.strictObject({
  ...anyCall,
  amount: whole,
  currency: z.string().toLowerCase(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  allowed_payment_method_types: z.array(z.literal('card')).nullable().default(null),
  payment_method: optionalText,
  capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
  confirm: flag.default(false),
  confirmation_method: z.literal('automatic').default('automatic'),
  description: optionalText,
  metadata,
  receipt_email: z.email().optional(),
  return_url: optionalText,
  setup_future_usage: optionalText,
  statement_descriptor: optionalText,
  statement_descriptor_suffix: optionalText,
  use_stripe_sdk: flag.optional(),
});

/** Stripe's `POST /v1/payment_intents`, for cards. */
function createIntent(call: Call): StripeAnswer {
  const { store, parameters } = call;
  const wish = readParameters(createShape, parameters);
  checkAmount(wish.amount, wish.currency);
  const automatic = wish.automatic_payment_methods ?? { enabled: true };
  const intent = newPaymentIntent({
    amount: wish.amount,
    currency: wish.currency,
    allowed_payment_method_types: wish.allowed_payment_method_types,
    automatic_payment_methods: automatic.enabled
      ? { enabled: true, allow_redirects: automatic.allow_redirects ?? 'always' }
      : null,
    capture_method: wish.capture_method,
    description: wish.description ?? null,
    metadata: wish.metadata ?? {},
    payment_method: wish.payment_method ?? null,
    receipt_email: wish.receipt_email ?? null,
    statement_descriptor: wish.statement_descriptor ?? null,
    statement_descriptor_suffix: wish.statement_descriptor_suffix ?? null,
    status: wish.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
  });
  store.paymentIntents.save(intent);
  announce(store, 'payment_intent.created', intent);
  if (!wish.confirm) return intent;
  const { payment_method } = wish;
  return confirmIntent({ ...call, id: intent.id, parameters: { ...(payment_method && { payment_method }) } });
}

const updateShape = z.strictObject({
  ...anyCall,
  amount: whole.optional(),
  currency: z.string().toLowerCase().optional(),
  metadata,
});

/** Stripe's `POST /v1/payment_intents/:id`; metadata that is not named stays. */
function updateIntent({ store, id, parameters }: Call): Stripe.PaymentIntent {
  const wish = readParameters(updateShape, parameters);
  const intent = findPaymentIntent(store, id);
  const { amount = intent.amount, currency = intent.currency } = wish;
  checkAmount(amount, currency);
  return store.paymentIntents.save({
    ...intent,
    amount,
    currency,
    metadata: { ...intent.metadata, ...wish.metadata },
  });
}
