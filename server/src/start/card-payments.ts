import type { Sandbox } from '@turnout/sandbox';
import type { Config } from '../config/config.js';
import { stripeGateway } from '../features/payment-providers/stripe/stripe-gateway.js';
import type { PaymentGateway } from '../features/payments/payment-gateway.js';
import type { CardForm } from '../features/product-settings.js';
import type { Log } from '../platform/log.js';

/** Card payments: the gateway that asks Stripe, and the key that a browser needs to pay. */
export interface CardPayments {
  gateway: PaymentGateway;
  cardForm: CardForm;
}

/** By Stripe, by the sandbox, or not at all, which the log then says. */
export function connectPayments({ payments }: Config, log: Log, sandbox?: Sandbox): CardPayments | null {
  if (payments.mode === 'live') {
    const { publishableKey, ...keys } = payments;
    return { gateway: stripeGateway(keys), cardForm: { publishableKey, scriptUrl: null } };
  }
  if (sandbox && payments.mode === 'sandbox') return sandboxPayments(sandbox);
  log.warn('events cannot have a price: the keys of Stripe are not set');
  return null;
}

/** Card payments by the sandbox's Stripe, which has `timeout` milliseconds for an answer. */
export function sandboxPayments({ stripe }: Pick<Sandbox, 'stripe'>, timeout?: number): CardPayments {
  const { secretKey, webhookSecret, publishableKey, scriptUrl, ...server } = stripe;
  return {
    gateway: stripeGateway({
      secretKey,
      webhookSecrets: [webhookSecret],
      server,
      ...(timeout && { timeout }),
    }),
    cardForm: { publishableKey, scriptUrl },
  };
}
