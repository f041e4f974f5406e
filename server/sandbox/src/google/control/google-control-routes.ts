import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseForeignPages } from '../../only-local.js';
import { GoogleRefusal } from '../api/google-answer.js';
import { deleteEvent } from '../calendar/delete-event.js';
import { eventsOf } from '../calendar/keep-event.js';
import { forgeryShape } from '../identity/forgery.js';
import type { Account } from '../ledger/account.js';
import { AuthorizationError } from '../oauth/authorization-request.js';
import { expireAccess, revokeAccess } from '../oauth/revoke-access.js';
import type { GoogleSide } from '../open-google.js';
import { summaryOf } from './account-summary.js';
import { consent, consentShape } from './consent-control.js';

const redirectUrisShape = z.strictObject({ uris: z.array(z.url()) });

type OfAccount = { Params: { email: string } };
type OfEvent = { Params: { email: string; id: string } };

class NotFoundError extends Error {}

/** What tests read and steer of Google, in JSON. README.md lists it. */
export function answerGoogleControl(app: FastifyInstance, google: GoogleSide): void {
  const { ledger, settings, requests, keys } = google;
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    if (error instanceof AuthorizationError) return reply.code(400).send({ error: error.message });
    if (error instanceof NotFoundError) return reply.code(404).send({ error: error.message });
    if (error instanceof GoogleRefusal) return reply.code(error.answer.status).send({ error: error.message });
    return reply.send(error);
  });
  const account = (email: string): Account => {
    const found = ledger.accounts.find(email.toLowerCase());
    if (!found) throw new NotFoundError('There is no such account.');
    return found;
  };

  app.post('/google/consent', async ({ body }) => consent(google, consentShape.parse(body)));
  app.get('/google/accounts', async () =>
    ledger.accounts.newestFirst().map((each) => summaryOf(ledger, each)),
  );
  app.get<OfAccount>('/google/accounts/:email', async ({ params }) =>
    summaryOf(ledger, account(params.email)),
  );
  app.get<OfAccount>('/google/accounts/:email/events', async ({ params }) =>
    eventsOf(ledger, params.email.toLowerCase()),
  );
  app.delete<OfEvent>('/google/accounts/:email/events/:id', async ({ params }, reply) => {
    deleteEvent(ledger, account(params.email).id, params.id);
    return reply.code(204).send();
  });
  app.post<OfAccount>('/google/accounts/:email/revoke', async ({ params }) => {
    revokeAccess(ledger, account(params.email).id);
    return summaryOf(ledger, account(params.email));
  });
  app.post<OfAccount>('/google/accounts/:email/expire', async ({ params }) => {
    expireAccess(ledger, account(params.email).id);
    return summaryOf(ledger, account(params.email));
  });

  app.get('/google/redirect-uris', async () => ({ uris: settings.redirectUris }));
  app.put('/google/redirect-uris', async ({ body }) => {
    settings.redirectUris = redirectUrisShape.parse(body).uris;
    return { uris: settings.redirectUris };
  });
  app.get('/google/next-id-token', async () => settings.nextIdToken ?? {});
  app.put('/google/next-id-token', async ({ body }) => {
    settings.nextIdToken = forgeryShape.parse(body);
    return settings.nextIdToken;
  });
  app.delete('/google/next-id-token', async (_request, reply) => {
    settings.nextIdToken = null;
    return reply.code(204).send();
  });
  app.post('/google/signing-keys', async (_request, reply) => {
    await keys.rotate();
    reply.code(201);
    return { keys: await keys.publicKeys() };
  });

  app.get('/google/requests', async () => requests.newestFirst());
  app.delete('/google/requests', async (_request, reply) => {
    requests.clear();
    return reply.code(204).send();
  });
}
