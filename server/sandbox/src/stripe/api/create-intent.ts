import { z } from 'zod';
import { newPaymentIntent } from '../objects/new-payment-intent.js';
import { checkAmount } from './check-amount.js';
import { confirmIntent } from './confirm-intent.js';
import { metadata } from './metadata.js';
import type { Call } from './operation.js';
import { anyCall, flag, readParameters, whole } from './read-parameters.js';

const text = z.string().min(1).optional();

const createShape = z.strictObject({
  ...anyCall,
  amount: whole,
  currency: z.string().toLowerCase(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  allowed_payment_method_types: z.array(z.literal('card')).nullable().default(null),
  payment_method: text,
  capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
  confirm: flag.default(false),
  confirmation_method: z.literal('automatic').default('automatic'),
  description: text,
  metadata,
  receipt_email: z.email().optional(),
  return_url: text,
  setup_future_usage: text,
  statement_descriptor: text,
  statement_descriptor_suffix: text,
  use_stripe_sdk: flag.optional(),
});

/** Stripe's `POST /v1/payment_intents`, for cards. */
export function createIntent(call: Call): object {
  const { ledger, parameters } = call;
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
  ledger.paymentIntents.keep(intent);
  ledger.announce('payment_intent.created', intent);
  if (!wish.confirm) return intent;
  const { payment_method } = wish;
  return confirmIntent({ ...call, id: intent.id, parameters: { ...(payment_method && { payment_method }) } });
}
