import { httpsWebhookGateway } from '../../src/features/webhooks/deliveries/https-webhook-gateway.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { TestAppOptions } from '../support/test-app.js';
import { Receiver } from './receiver.js';

export interface WebhooksApp extends PaymentsApp {
  receiver: Receiver;
}

/** An app whose jobs a test runs by itself (`doJobs`), with a receiver on this machine. */
export async function startWebhooksApp({
  timeout = 10_000,
  ...options
}: { timeout?: number } & Pick<TestAppOptions, 'encryption' | 'env'> = {}): Promise<WebhooksApp> {
  const receiver = await Receiver.start();
  const webhooks = httpsWebhookGateway({ allowLoopback: true, timeout });
  return { ...(await startPaymentsApp({ ...options, doJobs: false, webhooks })), receiver };
}
