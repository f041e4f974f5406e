import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Failure, failureShape, type PlannedFailures } from './fault-injection.js';
import type { GoogleStandIn } from './google/google.js';
import { refuseForeignPages } from './local-only.js';
import { recipientsOf } from './postmark/check-message.js';
import type { Mail } from './postmark/mail.js';
import type { InactiveRecipients } from './postmark/receive-message.js';
import { type MailEvents, mailEventNames, mailWebhookShape } from './postmark/send-mail-event.js';
import type { Secrets } from './receiver/notices.js';
import type { Store } from './store.js';
import { operationNames } from './stripe/api/api.routes.js';
import type { StripeStandIn } from './stripe/stripe.js';

interface ControlDependencies {
  store: Store;
  failures: PlannedFailures;
  inactive: InactiveRecipients;
  mailEvents: MailEvents;
  stripe: StripeStandIn;
  google: GoogleStandIn;
  secrets: Secrets;
}

const mailQuery = z.object({ to: z.string().optional() });
const inactiveShape = z.object({ address: z.email().toLowerCase() });

/** The routes by which tests read and steer, in JSON. README.md lists it. */
export function registerControlRoutes(
  app: FastifyInstance,
  { store, failures, inactive, mailEvents, stripe, google, secrets }: ControlDependencies,
): void {
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    return reply.send(error);
  });

  app.get('/mails', async (request) => {
    const { to } = mailQuery.parse(request.query);
    const mails = store.mails.newestFirst();
    return to === undefined ? mails : mails.filter(isTo(to));
  });
  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    const mail = store.mails.find(request.params.id);
    return mail ?? reply.code(404).send({ error: 'There is no such mail.' });
  });
  for (const what of mailEventNames) {
    app.post<{ Params: { id: string } }>(`/mails/:id/${what}`, async (request, reply) => {
      const mail = store.mails.find(request.params.id);
      if (!mail) return reply.code(404).send({ error: 'There is no such mail.' });
      return { status: await mailEvents.send(what, mail) };
    });
  }
  app.put('/mail-webhook', async (request, reply) => {
    mailEvents.webhook = mailWebhookShape.parse(request.body);
    return reply.code(204).send();
  });
  app.delete('/mails', async (_request, reply) => {
    store.clearMails();
    return reply.code(204).send();
  });

  app.get('/failures', async () => failures.list());
  app.post('/failures', async (request, reply) => {
    failures.plan(failureShape.superRefine(refuseUnknownOperation).parse(request.body));
    return reply.code(201).send(failures.list());
  });
  app.delete('/failures', async (_request, reply) => {
    failures.clear();
    return reply.code(204).send();
  });

  app.get('/inactive-recipients', async () => inactive.list());
  app.post('/inactive-recipients', async (request, reply) => {
    inactive.add(inactiveShape.parse(request.body).address);
    return reply.code(201).send(inactive.list());
  });

  app.post('/reset', async (_request, reply) => {
    store.clear();
    failures.clear();
    inactive.clear();
    secrets.clear();
    stripe.reset();
    google.reset();
    return reply.code(204).send();
  });
}

function isTo(address: string): (mail: Mail) => boolean {
  return (mail) => recipientsOf(mail).includes(address.trim().toLowerCase());
}

function refuseUnknownOperation(failure: Failure, context: z.RefinementCtx): void {
  if (failure.service !== 'stripe' || !failure.on || operationNames.includes(failure.on)) return;
  context.addIssue({ code: 'custom', path: ['on'], message: `One of ${operationNames.join(', ')}` });
}
