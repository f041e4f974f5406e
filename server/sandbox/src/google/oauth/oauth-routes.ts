import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlannedFailures } from '../../control/planned-failures.js';
import { refuseForeignPages } from '../../only-local.js';
import { answerCall } from '../api/answer-call.js';
import { sendAnswer } from '../api/google-answer.js';
import { logRequests } from '../api/log-requests.js';
import { googlePaths } from '../google-addresses.js';
import { discoveryDocument } from '../identity/discovery.js';
import type { GoogleSide } from '../open-google.js';
import { oauthRefusals } from './oauth-refusal.js';
import { answerRevocation } from './revoke-access.js';
import { answerTokenRequest } from './token-request.js';

/** The endpoints that the product's server calls (https://developers.google.com/identity/protocols/oauth2). */
export async function answerAsGoogleAccounts(
  app: FastifyInstance,
  google: GoogleSide,
  failures: PlannedFailures,
): Promise<void> {
  await app.register(formBody);
  app.addHook('onRequest', refuseForeignPages);
  logRequests(app, google.requests);
  app.setErrorHandler<FastifyError>(answerError);

  app.post(googlePaths.token, ({ body }, reply) =>
    answerCall('token', failures, reply, () => answerTokenRequest(google, body)),
  );
  app.post<{ Querystring: { token?: unknown } }>(googlePaths.revocation, ({ query, body }, reply) =>
    answerCall('revoke', failures, reply, () => {
      const { token } = (body ?? {}) as { token?: unknown };
      return answerRevocation(google.ledger, query.token ?? token);
    }),
  );
  app.get(googlePaths.certs, (_request, reply) =>
    answerCall('certs', failures, reply, async () => ({
      status: 200,
      body: { keys: await google.keys.publicKeys() },
    })),
  );
  app.get(googlePaths.pemCerts, (_request, reply) =>
    answerCall('certs', failures, reply, async () => ({ status: 200, body: await google.keys.publicPems() })),
  );
  app.get(googlePaths.discovery, async () => discoveryDocument(google.url));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return sendAnswer(reply, oauthRefusals.unreadable().answer);
  }
  request.log.error({ err: error }, 'sandbox: a call to Google could not be answered');
  return sendAnswer(reply, oauthRefusals['500']().answer);
}
