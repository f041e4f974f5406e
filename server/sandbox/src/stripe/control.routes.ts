import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseForeignPages } from '../local-only.js';
import type { RequestLog } from '../request-log.js';
import type { Store } from '../store.js';
import type { StripeRequest } from './api/answer-call.js';
import { registerPaymentControlRoutes } from './payment-control.js';
import { eventsOf } from './payments/find-payment.js';
import { noSuch, StripeError } from './stripe-error.js';
import { type WebhookSender, webhookBehaviourShape } from './webhooks/webhook-sender.js';

interface StripeControlDependencies {
  store: Store;
  webhooks: WebhookSender;
  requests: RequestLog<StripeRequest>;
}

/** The routes by which tests read and steer Stripe, in JSON. */
export function registerStripeControlRoutes(
  app: FastifyInstance,
  { store, webhooks, requests }: StripeControlDependencies,
): void {
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    if (error instanceof StripeError) {
      return reply.code(error.status === 404 ? 404 : 400).send({ error: error.message });
    }
    return reply.send(error);
  });
  registerPaymentControlRoutes(app, store);
  registerWebhookControlRoutes(app, store, webhooks);

  app.get('/stripe/requests', async () => requests.newestFirst());
  app.delete('/stripe/requests', async (_request, reply) => {
    requests.clear();
    return reply.code(204).send();
  });
}

const urlShape = z.strictObject({ url: z.url({ protocol: /^https?$/ }).nullable() });
const listShape = z.strictObject({ paymentIntent: z.string().optional() });
const releaseShape = z.strictObject({ order: z.enum(['forward', 'reverse']).default('forward') }).optional();

/** How the product learns of events, and what became of each. README.md lists it. */
function registerWebhookControlRoutes(app: FastifyInstance, store: Store, webhooks: WebhookSender): void {
  const list = (events = store.stripeEvents.newestFirst()) =>
    events.map((event) => {
      const { state, attempts } = store.deliveries.find(event.id) ?? { state: 'not-sent', attempts: [] };
      return { id: event.id, type: event.type, state, attempts, event };
    });

  app.get('/stripe/webhook-url', async () => ({ url: webhooks.url }));
  app.put('/stripe/webhook-url', async ({ body }) => {
    webhooks.url = urlShape.parse(body).url;
    return { url: webhooks.url };
  });
  app.get('/stripe/webhook-behaviour', async () => webhooks.behaviour);
  app.put('/stripe/webhook-behaviour', async ({ body }) => {
    webhooks.behaviour = webhookBehaviourShape.parse(body);
    return webhooks.behaviour;
  });

  app.get('/stripe/webhooks', async ({ query }) => {
    const { paymentIntent } = listShape.parse(query);
    return list(paymentIntent === undefined ? undefined : eventsOf(store, paymentIntent));
  });
  app.post('/stripe/webhooks/release', async ({ body }) => {
    await webhooks.release(releaseShape.parse(body ?? undefined)?.order ?? 'forward');
    return list();
  });
  app.post<{ Params: { eventId: string } }>('/stripe/webhooks/:eventId/send', async ({ params }) => {
    const delivery = await webhooks.send(params.eventId);
    if (!delivery) throw noSuch('event', params.eventId);
    return delivery;
  });
}
