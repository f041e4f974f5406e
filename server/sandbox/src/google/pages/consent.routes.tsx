import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseForeignPages } from '../../local-only.js';
import { logRequests } from '../api/log-requests.js';
import { type GoogleStandIn, googlePaths } from '../google.js';
import { accountsToChoose, findAccount, newAccount } from '../identity/accounts.js';
import {
  AuthorizationError,
  type AuthorizationRequest,
  readAuthorizationRequest,
} from '../identity/authorization-request.js';
import { agree, deny } from '../identity/decide-consent.js';
import type { Account } from '../records.js';
import { AccessBlockedPage, ConsentPage, type ConsentPageProps, type Typed } from './consent-page.js';

const text = z.string().default('');
const formShape = z.object({
  query: text,
  decision: z.enum(['continue', 'cancel']).default('continue'),
  /** A known account; empty for one that is typed. */
  account: text,
  email: text,
  name: text,
  hostedDomain: text,
  emailVerified: text,
  grantCalendar: text,
});

/** The pages to which the product sends people (https://developers.google.com/identity/openid-connect). */
export async function registerConsentRoutes(app: FastifyInstance, google: GoogleStandIn): Promise<void> {
  await app.register(formBody);
  app.addHook('onRequest', refuseForeignPages);
  logRequests(app, google.requests);
  app.addHook('onRequest', async (_request, reply) => {
    // As Google's: the window that opened this one is out of reach from here on.
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AuthorizationError)) return reply.send(error);
    return reply.code(error.status).send(<AccessBlockedPage error={error} />);
  });

  app.get(googlePaths.authorization, async ({ query, url }, reply) => {
    return showConsent(
      google,
      reply,
      url.slice(googlePaths.authorization.length + 1),
      readAuthorizationRequest(query, google),
    );
  });
  app.post(googlePaths.authorization, async ({ body }: FastifyRequest, reply) => {
    const form = formShape.parse(body);
    const request = readAuthorizationRequest(Object.fromEntries(new URLSearchParams(form.query)), google);
    if (form.decision === 'cancel') return reply.redirect(deny(google, request), 302);
    const account = accountOf(google, form);
    if (!account) {
      const mistake = { sentence: 'Enter an e-mail address.', typed: typedIn(form) };
      return showConsent(google, reply.code(400), form.query, request, mistake);
    }
    return reply.redirect(
      agree(google, request, { account, grantsCalendar: form.grantCalendar !== '' }),
      302,
    );
  });
}

function showConsent(
  { store }: GoogleStandIn,
  reply: FastifyReply,
  query: string,
  request: AuthorizationRequest,
  mistake?: ConsentPageProps['mistake'],
) {
  reply.header('content-security-policy', policy(request));
  const accounts = accountsToChoose(store);
  return <ConsentPage request={request} query={query} accounts={accounts} {...(mistake && { mistake })} />;
}

/** Browsers hold a form to its addresses through every redirect: to the product, and on within it. */
function policy({ redirectUri }: AuthorizationRequest): string {
  const product = `${new URL(redirectUri).origin} http://localhost:* http://127.0.0.1:* https://localhost:*`;
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${product}; base-uri 'none'; frame-ancestors 'none'`;
}

function accountOf({ store }: GoogleStandIn, form: z.infer<typeof formShape>): Account | undefined {
  if (form.account !== '') return findAccount(store, form.account);
  if (!z.email().safeParse(form.email.trim()).success) return undefined;
  const { isVerified, ...wish } = typedIn(form);
  return newAccount({ ...wish, emailVerified: isVerified });
}

function typedIn({ email, name, hostedDomain, emailVerified }: z.infer<typeof formShape>): Typed {
  return { email, name, hostedDomain, isVerified: emailVerified !== '' };
}
