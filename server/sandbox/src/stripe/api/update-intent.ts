import { z } from 'zod';
import { findPaymentIntent } from '../payments/find-payment-intent.js';
import { checkAmount } from './check-amount.js';
import { metadata } from './metadata.js';
import type { Call } from './operation.js';
import { anyCall, readParameters, whole } from './read-parameters.js';

const updateShape = z.strictObject({
  ...anyCall,
  amount: whole.optional(),
  currency: z.string().toLowerCase().optional(),
  metadata,
});

/** Stripe's `POST /v1/payment_intents/:id`; metadata that is not named stays. */
export function updateIntent({ ledger, id, parameters }: Call): object {
  const wish = readParameters(updateShape, parameters);
  const intent = findPaymentIntent(ledger, id);
  const { amount = intent.amount, currency = intent.currency } = wish;
  checkAmount(amount, currency);
  return ledger.paymentIntents.keep({
    ...intent,
    amount,
    currency,
    metadata: { ...intent.metadata, ...wish.metadata },
  });
}
