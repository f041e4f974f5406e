import type { FastifyInstance } from 'fastify';
import { handleStripeEvent } from '../features/payment-providers/stripe/handle-stripe-event.js';
import type { PaymentContext } from '../features/payments/payment-context.js';
import { InvalidSignatureError, type PaymentGateway } from '../features/payments/payment-gateway.js';
import { replyWithError } from '../platform/http/error-reply.js';
import { bytesOf, takeRawBodies } from '../platform/http/raw-bodies.js';

export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe';

/** Stripe's events are a few kB. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Receives Stripe's webhooks. The signature is over the body's bytes, so nothing reads them before it is checked. The
 * answer is 200 only when the event is stored: after any other answer Stripe sends it again
 * (https://docs.stripe.com/webhooks).
 */
export async function registerStripeWebhookRoutes(
  http: FastifyInstance,
  gateway: PaymentGateway,
  context: Omit<PaymentContext, 'log'>,
): Promise<void> {
  await http.register(async (scope) => {
    takeRawBodies(scope);
    scope.post<{ Body: Buffer | null }>(
      STRIPE_WEBHOOK_PATH,
      { bodyLimit: MAX_BODY_BYTES },
      async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        try {
          const event = await gateway.readWebhookEvent(bytesOf(request), signature?.toString());
          await handleStripeEvent({ ...context, log: request.log }, event);
          return { received: true };
        } catch (error) {
          if (!(error instanceof InvalidSignatureError)) throw error;
          request.log.warn({ networkAddress: request.ip }, 'a webhook was refused');
          return replyWithError(reply, 400, 'BAD_REQUEST', error.message);
        }
      },
    );
  });
}
