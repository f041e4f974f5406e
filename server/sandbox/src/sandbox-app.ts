import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerAssetRoutes } from './assets.js';
import { registerControlRoutes } from './control.routes.js';
import { PlannedFailures } from './fault-injection.js';
import { registerGoogleCalendarRoutes } from './google/calendar/calendar.routes.js';
import { registerGoogleControlRoutes } from './google/control.routes.js';
import { type GoogleClient, openGoogle } from './google/google.js';
import { registerGoogleOAuthRoutes } from './google/identity/oauth.routes.js';
import { registerCalendarPageRoutes } from './google/pages/calendars.routes.js';
import { registerConsentRoutes } from './google/pages/consent.routes.js';
import { refuseForeignHosts, sendSecurityHeaders } from './local-only.js';
import { Changes } from './pages/changes.js';
import { registerMailboxPageRoutes } from './pages/mailbox.routes.js';
import { renderPages } from './pages/render-pages.js';
import { registerPostmarkRoutes } from './postmark/postmark.routes.js';
import { InactiveRecipients } from './postmark/receive-message.js';
import { MailEvents, type MailWebhook } from './postmark/send-mail-event.js';
import { Secrets } from './receiver/notices.js';
import { registerReceiverPageRoutes, registerReceiverRoutes } from './receiver/receiver.routes.js';
import { openStore } from './store.js';
import { registerStripeApiRoutes } from './stripe/api/api.routes.js';
import { registerStripeControlRoutes } from './stripe/control.routes.js';
import { registerStripeFrameRoutes } from './stripe/pages/frames.routes.js';
import { registerPaymentPageRoutes } from './stripe/pages/payments.routes.js';
import { openStripe, type StripeKeys } from './stripe/stripe.js';

export interface SandboxAppOptions {
  id?: string;
  folder: string;
  serverToken: string;
  stripeKeys: StripeKeys;
  googleClient: GoogleClient;
  productUrl: string;
  /** Where the product takes Stripe's webhooks; without it none is sent until control names one. */
  webhookUrl?: string;
  mailWebhook?: MailWebhook;
  log: FastifyBaseLogger;
}

/** No route has a schema of Fastify's, so that what compiles them need not be loaded at each start. */
const withoutSchemas = {
  compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
};

/** Builds the sandbox's HTTP server. It does not listen yet. */
export async function createSandboxApp(options: SandboxAppOptions) {
  const {
    folder,
    serverToken,
    stripeKeys: keys,
    productUrl,
    webhookUrl,
    mailWebhook,
    googleClient: client,
    log,
  } = options;
  const changes = new Changes();
  const store = await openStore(folder, changes.announce);
  const failures = new PlannedFailures(changes.announce);
  const inactive = new InactiveRecipients();
  const secrets = new Secrets();
  const mailEvents = new MailEvents(inactive, mailWebhook ?? null);
  const stripe = openStripe({ store, keys, url: webhookUrl ?? null, onChange: changes.announce });
  const google = openGoogle({ store, client, onChange: changes.announce });

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Callers that are never answered and pages that listen for changes would prevent it from closing.
    forceCloseConnections: true,
    schemaController: withoutSchemas,
    // Ids of calendar entries and e-mail addresses stand in paths.
    routerOptions: { maxParamLength: 1024 },
  });
  app.addHook('onRequest', refuseForeignHosts);
  sendSecurityHeaders(app);
  renderPages(app, productUrl);
  registerAssetRoutes(app);
  app.get('/sandbox', async () => ({ id: options.id, folder }));
  app.addHook('preClose', async () => stripe.webhooks.close());

  await app.register((scope) => registerPostmarkRoutes(scope, { serverToken, store, failures, inactive }));
  await app.register((scope) => registerStripeApiRoutes(scope, { ...stripe, keys, failures }));
  await app.register((scope) =>
    registerControlRoutes(scope, { store, failures, inactive, mailEvents, stripe, google, secrets }),
  );
  await app.register((scope) => registerStripeControlRoutes(scope, stripe));
  await app.register((scope) => registerStripeFrameRoutes(scope, store));
  await app.register((scope) => registerPaymentPageRoutes(scope, stripe, failures));
  await app.register((scope) => registerGoogleOAuthRoutes(scope, google, failures));
  await app.register((scope) => registerGoogleCalendarRoutes(scope, google, failures));
  await app.register((scope) => registerConsentRoutes(scope, google));
  await app.register((scope) => registerGoogleControlRoutes(scope, google));
  await app.register((scope) => registerCalendarPageRoutes(scope, google, failures));
  await app.register((scope) => registerMailboxPageRoutes(scope, { store, failures, changes, mailEvents }));
  await app.register((scope) => registerReceiverRoutes(scope, { store, failures }));
  await app.register((scope) => registerReceiverPageRoutes(scope, { store, failures, secrets }));
  return { app, stripe, google };
}

function refuseSchema(): never {
  throw new Error('Routes have no schema');
}
