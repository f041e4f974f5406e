import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseForeignPages } from '../../only-local.js';
import type { RequestLog } from '../api/request-log.js';
import type { Ledger } from '../ledger/ledger.js';
import { StripeError } from '../stripe-error.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import { controlPayments } from './payment-control.js';
import { controlWebhooks } from './webhook-control.js';

interface StripeControlParts {
  ledger: Ledger;
  webhooks: WebhookSender;
  requests: RequestLog;
}

/** What tests read and steer of Stripe, in JSON. */
export function answerStripeControl(
  app: FastifyInstance,
  { ledger, webhooks, requests }: StripeControlParts,
): void {
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    if (error instanceof StripeError) {
      return reply.code(error.status === 404 ? 404 : 400).send({ error: error.message });
    }
    return reply.send(error);
  });
  controlPayments(app, ledger);
  controlWebhooks(app, ledger, webhooks);

  app.get('/stripe/requests', async () => requests.list().toReversed());
  app.delete('/stripe/requests', async (_request, reply) => {
    requests.clear();
    return reply.code(204).send();
  });
}
