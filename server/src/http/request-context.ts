import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { productSettings } from '../config/product-settings.js';
import type { PasswordHasher } from '../features/accounts/password-hasher.js';
import type { RateLimits } from '../features/accounts/rate-limits.js';
import { viewerOfSession } from '../features/accounts/sessions.js';
import type { Context } from '../features/context.js';
import type { GoogleGateway } from '../features/google/google-gateway.js';
import type { TokenEncryption } from '../features/google/token-encryption.js';
import type { Clock } from '../platform/clock.js';
import { Loaders } from '../platform/graphql/loaders.js';
import { RequestError } from '../platform/graphql/request-errors.js';
import type { JobSender } from '../platform/jobs/job.js';
import type { CardPayments } from '../start/services.js';
import { hasAccessToken } from './access-token.js';
import { sessionCookie } from './session-cookie.js';

export interface ApiContext extends Context {
  requestId: string;
}

interface ProcessDependencies {
  config: Config;
  database: EntityManager;
  clock: Clock;
  passwords: PasswordHasher;
  rateLimits: RateLimits;
  jobs: JobSender;
  cardPayments: CardPayments | null;
  google: GoogleGateway | null;
  encryption: TokenEncryption;
}

/** Makes the context of each request: who asks, and what the use cases need. */
export function requestContext({ config, cardPayments, ...parts }: ProcessDependencies) {
  const settings = productSettings(config, cardPayments?.cardForm ?? null);
  const payments = cardPayments?.gateway ?? null;
  const browserSessionOf = sessionCookie(config.publicUrl);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<ApiContext> => {
    if (hasAccessToken(request)) throw invalidAccessToken();
    const browserSession = browserSessionOf(request, reply);
    const context: ApiContext = {
      ...parts,
      viewer: browserSession.token ? await viewerOfSession(parts, browserSession.token) : null,
      settings,
      payments,
      log: request.log,
      requestId: request.id,
      networkAddress: request.ip,
      browserSession,
      loaders: new Loaders<Context>(() => context),
    };
    return context;
  };
}

/** RFC 6750, 3.1: the caller has to come with another token, so the whole request fails. */
function invalidAccessToken(): RequestError {
  const headers = new Map([['www-authenticate', 'Bearer error="invalid_token"']]);
  return new RequestError('UNAUTHENTICATED', 'This access token is not valid', { status: 401, headers });
}
