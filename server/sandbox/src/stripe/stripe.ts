import { RequestLog } from '../request-log.js';
import type { Store } from '../store.js';
import type { StripeRequest } from './api/answer-call.js';
import { Idempotency } from './api/idempotency.js';
import { WebhookSender } from './webhooks/webhook-sender.js';

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

interface StripeOptions {
  store: Store;
  keys: StripeKeys;
  /** Where webhooks go. */
  url: string | null;
  onChange: () => void;
}

/** The stand-in for Stripe, behind its API, its control and its page. */
export type StripeStandIn = ReturnType<typeof openStripe>;

export function openStripe({ store, keys, url, onChange }: StripeOptions) {
  const requests = new RequestLog<StripeRequest>(onChange);
  const webhooks = new WebhookSender({ store, secret: keys.webhookSecret, url, onChange });
  const idempotency = new Idempotency(store);
  const reset = () => {
    webhooks.reset();
    requests.clear();
  };
  return { store, requests, webhooks, idempotency, reset };
}
