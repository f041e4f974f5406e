import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlannedFailures } from '../../fault-injection.js';
import { refuseForeignPages } from '../../local-only.js';
import { answerCall } from '../answer-call.js';
import { logRequests } from '../api/log-requests.js';
import { type GoogleStandIn, googleAddresses, googlePaths } from '../google.js';
import { sendAnswer } from '../google-answer.js';
import { CALENDAR_SCOPE } from './authorization-request.js';
import { oauthErrors } from './oauth-errors.js';
import { answerRevocation } from './revoke-access.js';
import { answerTokenRequest } from './token-endpoint.js';

/** The endpoints that the product's server calls (https://developers.google.com/identity/protocols/oauth2). */
export async function registerGoogleOAuthRoutes(
  app: FastifyInstance,
  google: GoogleStandIn,
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
      return answerRevocation(google.store, query.token ?? token);
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
    return sendAnswer(reply, oauthErrors.unreadable().answer);
  }
  request.log.error({ err: error }, 'sandbox: a call to Google could not be answered');
  return sendAnswer(reply, oauthErrors['500']().answer);
}

/** https://accounts.google.com/.well-known/openid-configuration */
function discoveryDocument(url: string): object {
  const addresses = googleAddresses(url);
  return {
    issuer: addresses.issuer,
    authorization_endpoint: addresses.authorizationUrl,
    token_endpoint: addresses.tokenUrl,
    revocation_endpoint: addresses.revocationUrl,
    jwks_uri: addresses.certsUrl,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile', CALENDAR_SCOPE],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'hd', 'iat', 'iss', 'name', 'sub'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    authorization_response_iss_parameter_supported: true,
  };
}
