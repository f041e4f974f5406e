import { httpsWebhookGateway } from '../../src/features/webhooks/https-webhook-gateway.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { Receiver } from './receiver.js';

export interface WebhooksApp extends PaymentsApp {
  receiver: Receiver;
}

/** An app whose jobs a test runs by itself (`doJobs`), with a receiver at the one inner address that is allowed. */
export async function startWebhooksApp({ timeout = 10_000 } = {}): Promise<WebhooksApp> {
  const receiver = await Receiver.start();
  const webhooks = httpsWebhookGateway({ sandboxReceiver: receiver.url, timeout });
  return { ...(await startPaymentsApp({ doJobs: false, webhooks })), receiver };
}
