import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendAsset } from '../../assets.js';
import { refuseForeignPages } from '../../local-only.js';
import type { Store } from '../../store.js';
import { authenticatePayment } from '../payments/confirm-payment.js';
import { AnsweredPage, AuthenticationPage, CardFormPage } from './frames.js';

/** For what stands in a frame of the product's page, which has another port. */
const IN_A_LOCAL_FRAME = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

const secretShape = z.object({ client_secret: z.string().catch('') });
const answerShape = secretShape.extend({ authentication: z.enum(['complete', 'fail']) });

type OfIntent = { Params: { id: string } };

/** The files that a browser loads from Stripe: its script, the form for a card, and the page of the bank. */
export async function registerStripeFrameRoutes(app: FastifyInstance, store: Store): Promise<void> {
  app.addHook('onRequest', refuseForeignPages);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', IN_A_LOCAL_FRAME);
  });
  await app.register(formBody);

  app.get('/stripe/stripe.js', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendAsset(reply, 'stripe.js');
  });
  app.get('/stripe/element', async () => <CardFormPage />);

  const find = (id: string, secret: string) => {
    const intent = store.paymentIntents.find(id);
    return intent?.client_secret === secret ? intent : undefined;
  };
  app.get<OfIntent>('/stripe/authentication/:id', async ({ params, query }, reply) => {
    const intent = find(params.id, secretShape.parse(query).client_secret);
    if (!intent) return reply.callNotFound();
    return intent.status === 'requires_action' ? <AuthenticationPage intent={intent} /> : <AnsweredPage />;
  });
  app.post<OfIntent>('/stripe/authentication/:id', async ({ params, body }, reply) => {
    const answer = answerShape.safeParse(body);
    if (!answer.success) return reply.code(400).send({ error: z.prettifyError(answer.error) });
    const intent = find(params.id, answer.data.client_secret);
    if (!intent) return reply.callNotFound();
    if (intent.status === 'requires_action') authenticatePayment(store, intent, answer.data.authentication);
    return <AnsweredPage />;
  });
}
