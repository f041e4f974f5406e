import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ledger } from '../ledger/ledger.js';
import { eventsOf } from '../payments/events-of.js';
import { noSuch } from '../stripe-error.js';
import { webhookBehaviourShape } from '../webhooks/webhook-behaviour.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';

const urlShape = z.strictObject({ url: z.url({ protocol: /^https?$/ }).nullable() });
const listShape = z.strictObject({ paymentIntent: z.string().optional() });
const releaseShape = z.strictObject({ order: z.enum(['forward', 'reverse']).default('forward') }).optional();

/** How the product learns of events, and what became of each. README.md lists it. */
export function controlWebhooks(app: FastifyInstance, ledger: Ledger, webhooks: WebhookSender): void {
  const list = (events = ledger.events.newestFirst()) =>
    events.map((event) => {
      const { state, attempts } = ledger.deliveries.find(event.id) ?? { state: 'not-sent', attempts: [] };
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
    return list(paymentIntent === undefined ? undefined : eventsOf(ledger, paymentIntent));
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
