import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Changes } from './changes.js';
import { answerControl } from './control.routes.js';
import { PlannedFailures } from './fault-injection.js';
import { answerAsGoogleCalendar } from './google/calendar/calendar.routes.js';
import { answerGoogleControl } from './google/control.routes.js';
import { type GoogleClient, openGoogle } from './google/google.js';
import { serveConsent } from './google/identity/consent.routes.js';
import { answerAsGoogleAccounts } from './google/identity/oauth.routes.js';
import { serveCalendars } from './google/pages/calendars-routes.js';
import { refuseForeignHosts, sendSecurityHeaders } from './local-only.js';
import { servePages } from './pages/page-routes.js';
import { answerAsPostmark } from './postmark/postmark.routes.js';
import { InactiveRecipients } from './postmark/receive-message.js';
import { openStore } from './store.js';
import { answerAsStripe } from './stripe/api/api.routes.js';
import { serveBrowser } from './stripe/browser/browser-routes.js';
import { answerStripeControl } from './stripe/control.routes.js';
import { servePayments } from './stripe/pages/payment-routes.js';
import { openStripe, type StripeKeys } from './stripe/stripe.js';

export interface SandboxAppOptions {
  folder: string;
  serverToken: string;
  stripeKeys: StripeKeys;
  googleClient: GoogleClient;
  /** Where the product takes Stripe's webhooks. */
  webhookUrl?: string;
  log: FastifyBaseLogger;
}

/** Builds the sandbox's HTTP server. It does not listen yet. */
export async function createSandboxApp(options: SandboxAppOptions) {
  const { folder, serverToken, stripeKeys: keys, webhookUrl, googleClient: client, log } = options;
  const changes = new Changes();
  const store = await openStore(folder, changes.announce);
  const failures = new PlannedFailures(changes.announce);
  const inactive = new InactiveRecipients();
  const stripe = openStripe({ store, keys, url: webhookUrl ?? null, onChange: changes.announce });
  const google = openGoogle({ store, client, onChange: changes.announce });

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Callers that are never answered and pages that listen for changes would keep it from closing.
    forceCloseConnections: true,
    // Ids of calendar entries and e-mail addresses stand in paths.
    routerOptions: { maxParamLength: 1024 },
  });
  app.addHook('onRequest', refuseForeignHosts);
  sendSecurityHeaders(app);
  app.addHook('preClose', async () => stripe.webhooks.close());

  await app.register(async (scope) => answerAsPostmark(scope, { serverToken, store, failures, inactive }));
  await app.register(async (scope) => answerAsStripe(scope, { ...stripe, keys, failures }));
  await app.register(async (scope) => answerControl(scope, { store, failures, inactive, stripe, google }));
  await app.register(async (scope) => answerStripeControl(scope, stripe));
  await app.register(async (scope) => serveBrowser(scope, store));
  await app.register(async (scope) => servePayments(scope, stripe, failures));
  await app.register(async (scope) => answerAsGoogleAccounts(scope, google, failures));
  await app.register(async (scope) => answerAsGoogleCalendar(scope, google, failures));
  await app.register(async (scope) => serveConsent(scope, google));
  await app.register(async (scope) => answerGoogleControl(scope, google));
  await app.register(async (scope) => serveCalendars(scope, google, failures));
  await app.register(async (scope) => servePages(scope, { store, failures, changes }));
  return { app, stripe, google };
}
