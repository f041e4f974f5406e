import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GoogleSide } from '../google/open-google.js';
import type { Mail } from '../mailbox/mail.js';
import type { Mailbox } from '../mailbox/mailbox.js';
import { refuseForeignPages } from '../only-local.js';
import { recipientsOf } from '../postmark/addresses.js';
import type { InactiveRecipients } from '../postmark/inactive-recipients.js';
import type { StripeSide } from '../stripe/open-stripe.js';
import { failureShape, type PlannedFailures } from './planned-failures.js';

interface ControlParts {
  mailbox: Mailbox;
  failures: PlannedFailures;
  inactive: InactiveRecipients;
  stripe: StripeSide;
  google: GoogleSide;
}

const mailQuery = z.object({ to: z.string().optional() });
const inactiveShape = z.object({ address: z.email().toLowerCase() });

/** What tests read and steer, in JSON. README.md lists it. */
export function answerControl(
  app: FastifyInstance,
  { mailbox, failures, inactive, stripe, google }: ControlParts,
): void {
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    return reply.send(error);
  });

  app.get('/mails', async (request) => {
    const { to } = mailQuery.parse(request.query);
    return to === undefined ? mailbox.list() : mailbox.list().filter(isTo(to));
  });
  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    return mail ?? reply.code(404).send({ error: 'There is no such mail.' });
  });
  app.delete('/mails', async (_request, reply) => {
    await mailbox.empty();
    return reply.code(204).send();
  });

  app.get('/failures', async () => failures.list());
  app.post('/failures', async (request, reply) => {
    failures.plan(failureShape.parse(request.body));
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
    await mailbox.empty();
    failures.clear();
    inactive.clear();
    stripe.forget();
    google.forget();
    return reply.code(204).send();
  });
}

function isTo(address: string): (mail: Mail) => boolean {
  return (mail) => recipientsOf(mail).includes(address.trim().toLowerCase());
}
