import { once } from 'es-toolkit/function/once';
import type Stripe from 'stripe';
import {
  InvalidSignatureError,
  type PaymentGateway,
  type PaymentIntent,
  PaymentServiceRejectedError,
  type PaymentWebhookEvent,
} from '../../payments/payment-gateway.js';
import { askStripe, askStripeForEach, askStripeOnceFree, isCode } from './ask-stripe.js';
import { loadStripe } from './load-stripe.js';
import { HANDLED_EVENT_TYPES, intentIdOf } from './stripe-event-types.js';
import { intentOf } from './stripe-intent.js';
import { walletsOf } from './stripe-wallets.js';

export interface StripeSettings {
  secretKey: string;
  /** Any of them may have signed what arrives; the first signs. */
  webhookSecrets: readonly string[];
  /** Another server than Stripe's own. */
  server?: { host: string; port: number; protocol: 'http' };
  /** Milliseconds for one answer; each question is asked twice at most. */
  timeout?: number;
}

const WITH_CHARGE = { expand: ['latest_charge'] };

/** Card payments by Stripe's Payment Intents (https://docs.stripe.com/payments/payment-intents). */
export function stripeGateway({
  secretKey,
  webhookSecrets,
  server,
  timeout = 6_000,
}: StripeSettings): PaymentGateway {
  const client = once(async () => {
    const Client = await loadStripe();
    return new Client(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...server });
  });
  const ask = <Answer>(question: (stripe: Stripe) => Promise<Answer>) =>
    askStripe(async () => question(await client()));

  const findIntent: PaymentGateway['findIntent'] = (id) =>
    ask(async (stripe) => followed(stripe, await stripe.paymentIntents.retrieve(id, WITH_CHARGE)));

  return {
    createIntent: ({ amountPence, currency, description, idempotencyKey, ...made }) =>
      askStripeOnceFree(timeout, async () => {
        const stripe = await client();
        const metadata = { payment: made.paymentId, event: made.eventId, account: made.accountId };
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountPence,
            currency,
            description,
            metadata,
            allowed_payment_method_types: ['card'],
            ...WITH_CHARGE,
          },
          { idempotencyKey },
        );
        return intentOf(intent);
      }),

    findIntent,

    cancelIntent: (id) =>
      ask(async (stripe) => intentOf(await stripe.paymentIntents.cancel(id, WITH_CHARGE))).catch(
        (error: unknown) => {
          if (isCode(error, 'payment_intent_unexpected_state')) return findIntent(id);
          throw error;
        },
      ),

    refundInFull: (intentId, idempotencyKey) =>
      ask(async (stripe) => {
        const refund = await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey });
        if (refund.status === 'failed' || refund.status === 'canceled') {
          throw new PaymentServiceRejectedError(`The refund ${refund.id} is ${refund.status}`);
        }
      }).catch((error: unknown) => {
        if (!isCode(error, 'charge_already_refunded')) throw error;
      }),

    async *intentsSince(instant) {
      const stripe = await client();
      const list = stripe.paymentIntents.list({ ...since(instant), expand: ['data.latest_charge'] });
      for await (const intent of askStripeForEach(list)) yield ask(() => followed(stripe, intent));
    },

    async *eventsSince(instant) {
      const stripe = await client();
      const list = stripe.events.list({ ...since(instant), types: [...HANDLED_EVENT_TYPES] });
      for await (const event of askStripeForEach(list)) yield webhookEventOf(event);
    },

    describeSetUp: () =>
      ask(async (stripe) => {
        const account = await stripe.accounts.retrieveCurrent();
        const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
        return {
          takesCards: account.charges_enabled,
          webhooks: endpoints.data.map(({ url, status, enabled_events: events }) => ({
            url,
            isEnabled: status === 'enabled',
            events,
          })),
        };
      }),

    walletsAt: (domain) =>
      ask(async (stripe) => {
        const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain, limit: 1 });
        const [found] = data;
        return found ? walletsOf(found) : null;
      }),

    sign: async (body) => {
      const { webhooks } = await client();
      return webhooks.generateTestHeaderString({ payload: body, secret: webhookSecrets[0] ?? '' });
    },

    readWebhookEvent: async (body, signature) => {
      const { webhooks } = await client();
      const mistakes: unknown[] = [];
      for (const secret of webhookSecrets) {
        try {
          return webhookEventOf(webhooks.constructEvent(body, signature ?? '', secret));
        } catch (error) {
          mistakes.push(error);
        }
      }
      throw new InvalidSignatureError('The webhook was not signed by Stripe just now', {
        cause: mistakes[0],
      });
    },
  };
}

/** An intent with its disputes, which its charge does not have. */
async function followed(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentIntent> {
  const { latest_charge: charge } = intent;
  if (typeof charge !== 'object' || !charge?.disputed) return intentOf(intent);
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
  return intentOf(intent, data);
}

/** Stripe counts seconds, and gives 100 objects in one answer at most. */
function since(instant: Date) {
  return { created: { gte: Math.floor(instant.getTime() / 1000) }, limit: 100 };
}

function webhookEventOf(event: Stripe.Event): PaymentWebhookEvent {
  const { id, type, created } = event;
  return { id, type, createdAt: new Date(created * 1000), intentId: intentIdOf(event) };
}
