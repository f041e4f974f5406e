import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { withConsequences } from './consequences.js';
import { liveChannels } from './features/causes.js';
import type { Services } from './features/context.js';
import { readPublicState } from './features/events/lists/read-public-state.js';
import { LiveChanges } from './features/live/live-changes.js';
import { PictureReader } from './features/pictures/picture-reader.js';
import type { ProductSettings } from './features/product-settings.js';
import { registerBrandRoutes } from './http/brand/brand.routes.js';
import { PublicStateReader } from './http/cache/public-state-reader.js';
import { registerCalendarFeedRoute } from './http/calendar-feed.routes.js';
import { cardFormSources } from './http/content-security-policy.js';
import { registerDataExportRoute } from './http/data-export/data-export.routes.js';
import { registerDocsRoutes } from './http/docs/docs.routes.js';
import { registerGraphiqlRoutes } from './http/docs/graphiql.routes.js';
import { registerDoorRoutes } from './http/door.routes.js';
import { registerEmbedRoutes } from './http/embeds/embed.routes.js';
import { registerOembedRoute } from './http/embeds/oembed.routes.js';
import { registerEventCalendarRoutes } from './http/event-calendar.routes.js';
import { registerEventPeopleRoutes } from './http/event-people.routes.js';
import { registerFeedRoutes } from './http/feeds/feed.routes.js';
import { publicTextSender } from './http/feeds/send-public-text.js';
import { registerGoogleSignInRoutes } from './http/google-sign-in.routes.js';
import { registerGraphqlRoute } from './http/graphql.routes.js';
import { OpenStreams } from './http/live/open-streams.js';
import { registerMuteRoutes } from './http/mute.routes.js';
import { registerDraftPreviewRoute } from './http/pages/draft-preview.routes.js';
import { registerPageRoutes } from './http/pages/page.routes.js';
import { registerSiteFileRoutes } from './http/pages/site-files.routes.js';
import { registerPictureRoutes } from './http/pictures/picture.routes.js';
import { registerPostmarkWebhookRoute } from './http/postmark-webhook.routes.js';
import { type ApiContext, networkAddressKey, payerAtFirst, requestContext } from './http/request-context.js';
import { urgencyOf } from './http/request-urgency.js';
import { registerShareImageRoute } from './http/share-image/share-image.routes.js';
import { registerStripeWebhookRoutes } from './http/stripe-webhook.routes.js';
import { asRequest } from './platform/database/admission/request-state.js';
import { ReadinessProbe } from './platform/database/connection/readiness-probe.js';
import type { Replica } from './platform/database/replica/replica.js';
import { knownMigrations } from './platform/database/unknown-migrations.js';
import { CostBudget } from './platform/graphql/limits/cost-budget.js';
import { keysOf } from './platform/graphql/limits/cost-limit.js';
import { type ConnectionLimits, connectionLimits } from './platform/http/connection-limits.js';
import { createHttp } from './platform/http/create-http.js';
import { Draining } from './platform/http/draining.js';
import { replyNotFound } from './platform/http/error-reply.js';
import { readiness, registerHealthRoutes } from './platform/http/health.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { registerClientFiles } from './platform/http/static-client.js';
import type { Log } from './platform/log.js';
import { measureRequests, registerMetricsRoute } from './platform/metrics/http-metrics.js';
import type { Metrics } from './platform/metrics/metrics.js';

export interface AppDependencies {
  config: Config;
  database: DataSource;
  /** For reads, where there is one. */
  replica?: Replica | null;
  /** Of the same database, without a pooler between. */
  directUrl: string;
  log: Log;
  settings: ProductSettings;
  services: Services;
  metrics: Metrics;
  /** Folder with the built client's index.html; undefined serves the API alone. */
  clientFolder?: string;
  /** The files of versions before, whose pages may be open yet. */
  formerClientFolders?: string[];
  /** Without them the product's own. */
  limits?: ConnectionLimits;
}

export interface App {
  http: FastifyInstance;
  draining: Draining;
}

/** Builds the whole HTTP application. It does not listen: `http.listen` does, or a test's `http.inject`. */
export async function createApp({
  config,
  database,
  replica = null,
  directUrl,
  log,
  settings,
  services,
  metrics,
  clientFolder,
  formerClientFolders = [],
  limits = connectionLimits,
}: AppDependencies): Promise<App> {
  const headers = securityHeaders({
    https: config.publicUrl.startsWith('https:'),
    thirdParty: settings.cardForm && cardFormSources(settings.cardForm),
  });
  const http = createHttp({ log, limits, headers, trustedProxies: config.trustedProxies });
  const draining = new Draining(http);
  http.addHook('preHandler', (request, _reply, done) =>
    asRequest(urgencyOf(request), done, payerAtFirst(request)),
  );
  measureRequests(http, metrics);
  await http.register(cookie);
  // Answers are compressed one by one: gzip takes a third of the time of brotli, for a tenth more bytes. So brotli is
  // for clients that take nothing else.
  await http.register(compress, { encodings: ['gzip', 'br'] });
  const { url: databaseUrl } = database.options as { url: string };
  const probe = new ReadinessProbe(databaseUrl, knownMigrations(database));
  http.addHook('onClose', () => probe.close());
  registerHealthRoutes(http, probe, draining);
  metrics.watchReadiness(async () => (await readiness(probe, draining)) === 'ready');
  registerMetricsRoute(http, metrics, config);

  const budget = new CostBudget(config.queryCostPerMinute);
  const process = { database: database.manager, settings, services };
  const contextOf = requestContext(process);
  const states = new PublicStateReader((eventIds) => readPublicState(database.manager, eventIds));
  const live = new LiveChanges(database.manager, directUrl, liveChannels, log);
  http.addHook('onClose', () => live.close());
  const streams = new OpenStreams(process, limits.streams, draining.signal, log);
  metrics.watchStreams(() => streams.size);
  const api = {
    settings,
    services,
    metrics,
    replica,
    budget,
    states,
    live,
    streams,
    contextOf,
    hasPages: clientFolder !== undefined,
  };
  const apollo = await registerGraphqlRoute(http, api);
  if (services.payments)
    await registerStripeWebhookRoutes(http, services.payments, withConsequences(process));

  if (config.postmarkWebhookSecret) registerPostmarkWebhookRoute(http, config.postmarkWebhookSecret, process);

  registerGoogleSignInRoutes(http, contextOf, config.publicUrl);
  const spend = (request: FastifyRequest, cost: number) => budget.spend([networkAddressKey(request)], cost);
  registerEventCalendarRoutes(http, process, spend);
  const reach = {
    database: database.manager,
    site: settings,
    send: publicTextSender({ states, site: settings, clock: services.clock, spend }),
  };
  registerFeedRoutes(http, reach);
  registerOembedRoute(http, { ...reach, spend });
  registerCalendarFeedRoute(http, process, budget);
  await registerMuteRoutes(http, process, spend);
  const pictures = new PictureReader(services.pictures);
  registerShareImageRoute(http, {
    database: database.manager,
    pictures,
    site: settings,
    clientFolder,
    spend,
  });

  const files = {
    contextOf,
    publicUrl: config.publicUrl,
    spend: ({ costPayers }: ApiContext, cost: number) => budget.spend(keysOf(costPayers), cost),
  };
  registerEventPeopleRoutes(http, files);
  registerDataExportRoute(http, files);
  registerDoorRoutes(http, files);
  await registerBrandRoutes(http, { ...files, site: settings });
  await registerPictureRoutes(http, { ...files, pictures, spendOfNetwork: spend });

  if (clientFolder) {
    await registerClientFiles(http, [clientFolder, ...formerClientFolders]);
    await registerEmbedRoutes(http, clientFolder, reach);
    registerSiteFileRoutes(http, {
      database: database.manager,
      site: settings,
      clock: services.clock,
      spend,
    });
    await registerGraphiqlRoutes(http, clientFolder, settings);
    await registerDocsRoutes(http, {
      clientFolder,
      site: settings,
      costPerMinute: config.queryCostPerMinute,
    });
    await registerDraftPreviewRoute(http, clientFolder, {
      database: database.manager,
      site: settings,
      clock: services.clock,
      spend,
    });
    await registerPageRoutes(http, clientFolder, {
      apollo,
      contextOf,
      states,
      settings,
      clock: services.clock,
    });
  } else http.setNotFoundHandler((_request, reply) => replyNotFound(reply));
  return { http, draining };
}
