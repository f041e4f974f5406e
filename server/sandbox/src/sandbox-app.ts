import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Changes } from './changes.js';
import { answerControl } from './control/control-routes.js';
import { PlannedFailures } from './control/planned-failures.js';
import { answerAsGoogleCalendar } from './google/calendar/calendar-routes.js';
import { answerGoogleControl } from './google/control/google-control-routes.js';
import type { GoogleClient } from './google/google-client.js';
import { serveConsent } from './google/oauth/consent-routes.js';
import { answerAsGoogleAccounts } from './google/oauth/oauth-routes.js';
import { openGoogle } from './google/open-google.js';
import { serveCalendars } from './google/pages/calendars-routes.js';
import { openMailbox } from './mailbox/mailbox.js';
import { refuseForeignHosts } from './only-local.js';
import { servePages } from './pages/page-routes.js';
import { InactiveRecipients } from './postmark/inactive-recipients.js';
import { answerAsPostmark } from './postmark/postmark-routes.js';
import { sendSecurityHeaders } from './security-headers.js';
import { answerAsStripe } from './stripe/api/api-routes.js';
import { serveBrowser } from './stripe/browser/browser-routes.js';
import { answerStripeControl } from './stripe/control/stripe-control-routes.js';
import { openStripe, type StripeKeys } from './stripe/open-stripe.js';
import { servePayments } from './stripe/pages/payment-routes.js';

export interface SandboxAppOptions {
  host: string;
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
  const { host, folder, serverToken, stripeKeys: keys, webhookUrl, googleClient: client, log } = options;
  const changes = new Changes();
  const mailbox = await openMailbox(folder, changes.announce);
  const failures = new PlannedFailures(changes.announce);
  const inactive = new InactiveRecipients();
  const stripe = await openStripe({ folder, keys, url: webhookUrl ?? null, onChange: changes.announce });
  const google = await openGoogle({ folder, client, onChange: changes.announce });

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Callers that are never answered and pages that listen for changes would keep it from closing.
    forceCloseConnections: true,
    // Ids of calendar entries and e-mail addresses stand in paths.
    routerOptions: { maxParamLength: 1024 },
  });
  app.addHook('onRequest', refuseForeignHosts(host));
  sendSecurityHeaders(app);
  app.addHook('onClose', () => mailbox.settled());
  app.addHook('preClose', async () => stripe.webhooks.close());

  await app.register(async (scope) => answerAsPostmark(scope, { serverToken, mailbox, failures, inactive }));
  await app.register(async (scope) => answerAsStripe(scope, { ...stripe, keys, failures }));
  await app.register(async (scope) => answerControl(scope, { mailbox, failures, inactive, stripe, google }));
  await app.register(async (scope) => answerStripeControl(scope, stripe));
  await app.register(async (scope) => serveBrowser(scope, stripe.ledger));
  await app.register(async (scope) => servePayments(scope, stripe, failures));
  await app.register(async (scope) => answerAsGoogleAccounts(scope, google, failures));
  await app.register(async (scope) => answerAsGoogleCalendar(scope, google, failures));
  await app.register(async (scope) => serveConsent(scope, google));
  await app.register(async (scope) => answerGoogleControl(scope, google));
  await app.register(async (scope) => serveCalendars(scope, google, failures));
  await app.register(async (scope) => servePages(scope, { mailbox, failures, changes }));
  return { app, stripe, google };
}
