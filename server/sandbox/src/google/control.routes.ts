import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseForeignPages } from '../local-only.js';
import type { Store } from '../store.js';
import { deleteEvent, eventsOf } from './calendar/events.js';
import type { GoogleStandIn } from './google.js';
import { GoogleApiError } from './google-answer.js';
import { findAccount, newAccount } from './identity/accounts.js';
import { AuthorizationError, readAuthorizationRequest } from './identity/authorization-request.js';
import { agree, deny } from './identity/decide-consent.js';
import { idTokenFaultShape } from './identity/id-token-fault.js';
import { expireAccess, revokeAccess } from './identity/revoke-access.js';
import type { Account } from './records.js';

const redirectUrisShape = z.strictObject({ uris: z.array(z.url()) });

type OfAccount = { Params: { email: string } };
type OfEvent = { Params: { email: string; id: string } };

class NotFoundError extends Error {}

/** The routes by which tests read and steer Google, in JSON. README.md lists it. */
export function registerGoogleControlRoutes(app: FastifyInstance, google: GoogleStandIn): void {
  const { store, settings, requests, keys } = google;
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    if (error instanceof AuthorizationError) return reply.code(400).send({ error: error.message });
    if (error instanceof NotFoundError) return reply.code(404).send({ error: error.message });
    if (error instanceof GoogleApiError)
      return reply.code(error.answer.status).send({ error: error.message });
    return reply.send(error);
  });
  const findOrThrow = (email: string): Account => {
    const found = store.accounts.find(email.toLowerCase());
    if (!found) throw new NotFoundError('There is no such findOrThrow.');
    return found;
  };

  app.post('/google/consent', async ({ body }) => consent(google, consentShape.parse(body)));
  app.get('/google/accounts', async () => store.accounts.newestFirst().map((each) => summaryOf(store, each)));
  app.get<OfAccount>('/google/accounts/:email', async ({ params }) =>
    summaryOf(store, findOrThrow(params.email)),
  );
  app.get<OfAccount>('/google/accounts/:email/events', async ({ params }) =>
    eventsOf(store, params.email.toLowerCase()),
  );
  app.delete<OfEvent>('/google/accounts/:email/events/:id', async ({ params }, reply) => {
    deleteEvent(store, findOrThrow(params.email).id, params.id);
    return reply.code(204).send();
  });
  app.post<OfAccount>('/google/accounts/:email/revoke', async ({ params }) => {
    revokeAccess(store, findOrThrow(params.email).id);
    return summaryOf(store, findOrThrow(params.email));
  });
  app.post<OfAccount>('/google/accounts/:email/expire', async ({ params }) => {
    expireAccess(store, findOrThrow(params.email).id);
    return summaryOf(store, findOrThrow(params.email));
  });

  app.get('/google/redirect-uris', async () => ({ uris: settings.redirectUris }));
  app.put('/google/redirect-uris', async ({ body }) => {
    settings.redirectUris = redirectUrisShape.parse(body).uris;
    return { uris: settings.redirectUris };
  });
  app.get('/google/next-id-token', async () => settings.nextIdToken ?? {});
  app.put('/google/next-id-token', async ({ body }) => {
    settings.nextIdToken = idTokenFaultShape.parse(body);
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

/** An account, and what the product may do with it now. */
export interface AccountSummary extends Omit<Account, 'id'> {
  scopes: string[];
  /** How many still work. */
  refreshTokens: number;
  accessTokens: number;
  /** Entries that are not deleted. */
  events: number;
}

export function summaryOf(store: Store, { id, ...account }: Account): AccountSummary {
  const ofAccount = ({ accountId }: { accountId: string }) => accountId === id;
  return {
    ...account,
    scopes: store.grants.find(id)?.scopes ?? [],
    refreshTokens: store.refreshTokens.oldestFirst().filter((token) => ofAccount(token) && !token.revoked)
      .length,
    accessTokens: store.accessTokens
      .oldestFirst()
      .filter((token) => ofAccount(token) && token.expiresAt > Date.now()).length,
    events: eventsOf(store, id).filter(({ status }) => status !== 'cancelled').length,
  };
}

const consentShape = z.strictObject({
  /** Where the product sends the person. */
  authorizationUrl: z.url(),
  email: z.email(),
  name: z.string().optional(),
  hostedDomain: z.string().nullable().optional(),
  emailVerified: z.boolean().optional(),
  /** Google's id of the account; otherwise always the same for an address. */
  sub: z.string().optional(),
  grantCalendar: z.boolean().default(true),
  deny: z.boolean().default(false),
});

/** The consent page's action, without a browser. Facts of a known account that are not given stay as they were. */
function consent(google: GoogleStandIn, wish: z.infer<typeof consentShape>): { redirect: string } {
  const query = Object.fromEntries(new URL(wish.authorizationUrl).searchParams);
  const request = readAuthorizationRequest(query, google);
  if (wish.deny) return { redirect: deny(google, request) };
  const known = findAccount(google.store, wish.email);
  const said = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const account = newAccount({ ...known, ...said, email: wish.email });
  return { redirect: agree(google, request, { account, grantsCalendar: wish.grantCalendar }) };
}
