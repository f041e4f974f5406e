import type { Sandbox } from '@turnout/sandbox';
import type { Config } from '../config/config.js';
import { tokenEncryption } from '../config/encryption-keys.js';
import type { Services } from '../features/context.js';
import { googleApiGateway } from '../features/google/google-api-gateway.js';
import type { GoogleGateway } from '../features/google/google-gateway.js';
import { loadCalendar, loadOAuth } from '../features/google/load-google.js';
import { loadPostmark } from '../features/mail/load-postmark.js';
import { type MailGateway, noMail } from '../features/mail/mail-gateway.js';
import { postmarkGateway } from '../features/mail/postmark-gateway.js';
import { loadMailRenderer } from '../features/mail/render-mail.js';
import { loadStripe } from '../features/payment-providers/stripe/load-stripe.js';
import type { CardForm } from '../features/product-settings.js';
import { httpsWebhookGateway } from '../features/webhooks/deliveries/https-webhook-gateway.js';
import type { DeliveryResult, WebhookGateway } from '../features/webhooks/deliveries/webhook-gateway.js';
import type { Log } from '../platform/log.js';
import type { Metrics } from '../platform/metrics/metrics.js';
import { connectPayments } from './card-payments.js';
import { reachOf } from './check-mode.js';
import { observeServices } from './observe-services.js';
import { isSandboxed, openSandbox } from './open-sandbox.js';

/** The services outside: live, sandboxed, or off. */
export interface ConnectedServices {
  services: Pick<Services, 'mail' | 'payments' | 'google' | 'encryption' | 'webhooks'>;
  /** The key and settings with which a browser pays by card; null where card payments are off. */
  cardForm: CardForm | null;
  /** Where the sandbox shows what it got; undefined when no service is sandboxed. */
  sandboxUrl?: string;
  /** Loads the packages of the services that are live or sandboxed. A first call without this waits for its package. */
  loadPackages(): Promise<void>;
  close(): Promise<void>;
}

/** @throws StartError when the sandbox's port is taken */
export async function connectServices(
  config: Config,
  log: Log,
  databaseUrl: string,
  { observeWebhook, observeService }: Pick<Metrics, 'observeWebhook' | 'observeService'>,
): Promise<ConnectedServices> {
  const sandbox = isSandboxed(config) ? await openSandbox(config, log, databaseUrl) : undefined;
  const cardPayments = connectPayments(config, log, sandbox);
  const gateways = {
    mail: connectMail(config, log, sandbox),
    payments: cardPayments?.gateway ?? null,
    google: connectGoogle(config, log, sandbox),
  };
  return {
    services: {
      ...observeServices(gateways, observeService),
      encryption: await tokenEncryption(config),
      webhooks: connectWebhooks(config, log, observeWebhook, sandbox),
    },
    cardForm: cardPayments?.cardForm ?? null,
    ...(sandbox && { sandboxUrl: sandbox.url }),
    loadPackages: () => loadPackages(config),
    close: async () => sandbox?.close(),
  };
}

async function loadPackages({ payments, google, mail }: Config): Promise<void> {
  if (payments.mode !== 'off') await loadStripe();
  if (google.mode !== 'off') await Promise.all([loadOAuth(), loadCalendar()]);
  if (mail.mode !== 'off') await Promise.all([loadPostmark(), loadMailRenderer()]);
}

function connectMail({ mail, ...config }: Config, log: Log, sandbox?: Sandbox): MailGateway {
  if (mail.mode === 'live') return postmarkGateway(mail);
  if (sandbox && mail.mode === 'sandbox') {
    const from = `${config.productName} <events@${config.staffDomain}>`;
    return postmarkGateway({ ...sandbox.postmark, from });
  }
  log.warn('no mail is sent: POSTMARK_SERVER_TOKEN and MAIL_FROM are not set');
  return noMail;
}

function connectGoogle({ google }: Config, log: Log, sandbox?: Sandbox): GoogleGateway | null {
  if (google.mode === 'live') return googleApiGateway(google);
  if (sandbox && google.mode === 'sandbox') return sandboxGoogle(sandbox);
  log.warn('signing in with Google is off: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set');
  return null;
}

/** Secrets have to be stored such that every process can read them. */
function connectWebhooks(
  config: Config,
  log: Log,
  observe: (result: DeliveryResult) => void,
  sandbox?: Sandbox,
): WebhookGateway | null {
  if (config.production && !config.tokenEncryptionKeys) {
    log.warn('creating webhooks is off: TOKEN_ENCRYPTION_KEY is not set');
    return null;
  }
  return httpsWebhookGateway({
    observe,
    allowLoopback: allowsLoopbackReceivers(config),
    ...(sandbox && { sandboxReceiver: sandbox.webhooks.receiverUrl }),
  });
}

/** A developer tries a receiver on their own machine. Strangers who reach the server could try the machine's ports. */
export function allowsLoopbackReceivers(config: Pick<Config, 'production' | 'host' | 'publicUrl'>): boolean {
  return !config.production && reachOf(config).length === 0;
}

/** Google by the sandbox's stand-in, which has `timeout` milliseconds for an answer. */
export function sandboxGoogle({ google }: Pick<Sandbox, 'google'>, timeout?: number): GoogleGateway {
  const { clientId, clientSecret, ...server } = google;
  return googleApiGateway({ clientId, clientSecret, server, ...(timeout && { timeout }) });
}
