import type { FastifyInstance } from 'fastify';
import { handleStripeEvent } from '../features/payments/handle-stripe-event.js';
import type { SettlementDependencies } from '../features/payments/payment-context.js';
import { InvalidSignatureError, type PaymentGateway } from '../features/payments/payment-gateway.js';

export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe';

/** Stripe's events are a few kB. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Takes Stripe's webhooks in. The signature is over the body's bytes, so nothing reads them before it is checked, and
 * 200 is said only when the news is stored: after anything else Stripe sends it again
 * (https://docs.stripe.com/webhooks).
 */
export async function registerStripeWebhookRoutes(
  http: FastifyInstance,
  gateway: PaymentGateway,
  parts: Omit<SettlementDependencies, 'log'>,
): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer | null }>(
      STRIPE_WEBHOOK_PATH,
      { bodyLimit: MAX_BODY_BYTES },
      async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        try {
          const news = gateway.readWebhookEvent(request.body ?? Buffer.alloc(0), signature?.toString());
          await handleStripeEvent({ ...parts, log: request.log }, news);
          return { received: true };
        } catch (error) {
          if (!(error instanceof InvalidSignatureError)) throw error;
          request.log.warn({ networkAddress: request.ip }, 'a webhook was refused');
          return reply.code(400).send({ error: error.message });
        }
      },
    );
  });
}
