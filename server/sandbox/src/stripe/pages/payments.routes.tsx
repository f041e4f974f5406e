import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlannedFailures } from '../../fault-injection.js';
import { refuseForeignPages } from '../../local-only.js';
import { cancelPayment, finishPayment, holdPayment } from '../payments/confirm-payment.js';
import { findPaymentIntent, successfulCharge } from '../payments/find-payment.js';
import { disputeCharge, endDispute, latestDispute, refundCharge } from '../payments/refund-charge.js';
import type { StripeStandIn } from '../stripe.js';
import { StripeError } from '../stripe-error.js';
import { webhookBehaviourShape } from '../webhooks/webhook-sender.js';
import { PaymentsPage } from './payments-page.js';

const refundShape = z.object({
  amount: z.coerce
    .number()
    .transform((pounds) => Math.round(pounds * 100))
    .pipe(z.int().min(1)),
});
const finishShape = z.object({ value: z.enum(['succeeded', 'failed']) });
const disputeShape = z.object({ value: z.enum(['won', 'lost']) });
const holdShape = z.object({ value: z.string() });
const releaseShape = z.object({ order: z.enum(['forward', 'reverse']) });

type OfOne = { Params: { id: string } };

/** Payments and webhooks for people. It works without its script, which only updates it. */
export async function registerPaymentPageRoutes(
  app: FastifyInstance,
  { store, webhooks }: StripeStandIn,
  failures: PlannedFailures,
): Promise<void> {
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    if (error instanceof StripeError) return reply.code(400).send({ error: error.message });
    return reply.send(error);
  });
  await app.register(formBody);

  const common = () => ({ store, webhooks, failures: failures.list() });
  app.get('/payments', async () => <PaymentsPage {...common()} />);
  app.get<OfOne>('/payments/:id', async ({ params }, reply) => {
    const open = store.paymentIntents.find(params.id);
    return open ? <PaymentsPage {...common()} open={open} /> : reply.redirect('/payments', 303);
  });

  const actions: Record<string, (id: string, body: unknown) => void> = {
    refund: (id, body) =>
      refundCharge(store, successfulCharge(store, findPaymentIntent(store, id)), refundShape.parse(body)),
    dispute: (id) => disputeCharge(store, successfulCharge(store, findPaymentIntent(store, id))),
    'end-dispute': (id, body) => {
      const dispute = latestDispute(store, successfulCharge(store, findPaymentIntent(store, id)));
      if (!dispute) throw new StripeError('This payment is not disputed.');
      endDispute(store, dispute, disputeShape.parse(body).value);
    },
    cancel: (id) => cancelPayment(store, findPaymentIntent(store, id), 'requested_by_customer'),
    finish: (id, body) => finishPayment(store, findPaymentIntent(store, id), finishShape.parse(body).value),
    hold: (id, body) =>
      holdPayment(store, findPaymentIntent(store, id), holdShape.parse(body).value === 'true'),
  };
  for (const [name, act] of Object.entries(actions)) {
    app.post<OfOne>(`/actions/payments/:id/${name}`, async ({ params, body }, reply) => {
      act(params.id, body);
      return reply.redirect(`/payments/${params.id}`, 303);
    });
  }

  app.post('/actions/webhooks/behaviour', async ({ body }, reply) => {
    webhooks.behaviour = webhookBehaviourShape.parse(body);
    return reply.redirect('/payments', 303);
  });
  app.post('/actions/webhooks/release', async ({ body }, reply) => {
    await webhooks.release(releaseShape.parse(body).order);
    return reply.redirect('/payments', 303);
  });
  app.post<OfOne>('/actions/webhooks/:id/send', async ({ params, headers }, reply) => {
    await webhooks.send(params.id);
    return reply.redirect(pageBefore(headers.referer), 303);
  });
}

/** The page whose button was pressed, of those that have one. */
function pageBefore(referer: string | undefined): string {
  const path = URL.parse(referer ?? '')?.pathname ?? '';
  return path.startsWith('/payments/') ? path : '/payments';
}
