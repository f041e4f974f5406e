import { randomUUID } from 'node:crypto';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import type { PasswordHasher } from './features/accounts/password-hasher.js';
import { RateLimits } from './features/accounts/rate-limits.js';
import type { GoogleGateway } from './features/google/google-gateway.js';
import type { TokenEncryption } from './features/google/token-encryption.js';
import { hasAccessToken } from './http/access-token.js';
import { cardFormSources } from './http/content-security-policy.js';
import { registerEventCalendarRoutes } from './http/event-calendar.routes.js';
import { registerGoogleSignInRoutes } from './http/google-sign-in.routes.js';
import { type ApiContext, requestContext } from './http/request-context.js';
import { registerStripeWebhookRoutes } from './http/stripe-webhook.routes.js';
import type { Clock } from './platform/clock.js';
import { createApolloServer } from './platform/graphql/apollo.js';
import { reportingFailures } from './platform/graphql/context-failure.js';
import { documentLimits } from './platform/graphql/document-limits.js';
import { Draining } from './platform/http/draining.js';
import { registerErrorHandler } from './platform/http/error-reply.js';
import { registerHealthRoutes } from './platform/http/health.js';
import { refuseForeignPages } from './platform/http/same-origin.js';
import { registerSecurityHeaders } from './platform/http/security-headers.js';
import { registerClientRoutes } from './platform/http/static-client.js';
import type { JobSender } from './platform/jobs/job.js';
import type { Log } from './platform/log.js';
import { buildApiSchema } from './schema.js';
import type { CardPayments } from './start/services.js';

const MAX_BODY_BYTES = 64 * 1024;

export interface AppDependencies {
  config: Config;
  database: DataSource;
  clock: Clock;
  log: Log;
  jobs: JobSender;
  passwords: PasswordHasher;
  /** Null: off. */
  cardPayments: CardPayments | null;
  /** Null: off. */
  google: GoogleGateway | null;
  encryption: TokenEncryption;
  /** Folder with the built client's index.html; undefined serves the API alone. */
  clientFolder?: string;
}

export interface App {
  http: FastifyInstance;
  draining: Draining;
}

/** Builds the whole HTTP application. It does not listen: `http.listen` does, or a test's `http.inject`. */
export async function createApp({
  config,
  database,
  clock,
  log,
  jobs,
  passwords,
  cardPayments,
  google,
  encryption,
  clientFolder,
}: AppDependencies): Promise<App> {
  const http: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  const draining = new Draining(http);
  registerErrorHandler(http);
  http.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  registerSecurityHeaders(http, {
    https: config.publicUrl.startsWith('https:'),
    thirdParty: cardPayments && cardFormSources(cardPayments.cardForm),
  });
  await http.register(cookie);
  registerHealthRoutes(http, database, draining);

  const apollo = createApolloServer<ApiContext>(buildApiSchema(), documentLimits);
  await apollo.start();
  http.addHook('onClose', () => apollo.stop());
  const contextOf = requestContext({
    config,
    database: database.manager,
    clock,
    passwords,
    rateLimits: new RateLimits(database),
    jobs,
    cardPayments,
    google,
    encryption,
  });
  if (cardPayments) {
    await registerStripeWebhookRoutes(http, cardPayments.gateway, {
      database: database.manager,
      clock,
      jobs,
    });
  }
  http.removeContentTypeParser('text/plain');
  http.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    onRequest: [forbidStoring, refuseForeignPages(config.publicUrl, hasAccessToken)],
    handler: fastifyApolloHandler(apollo, { context: reportingFailures(contextOf) }),
  });

  registerGoogleSignInRoutes(http, contextOf, config.publicUrl);
  registerEventCalendarRoutes(http, database.manager, config);

  if (clientFolder) await registerClientRoutes(http, clientFolder);
  return { http, draining };
}

/** For refusals too, so it runs before anything can refuse. */
async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
